// Says what to do where Node is older than all other programs here, which would end in a stack
// trace. This one must run in any Node that loads modules.

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 22)) {
  process.stderr.write(
    `This needs Node 22.22 or later, and here is ${process.versions.node}. npm ci brings Node 24 along, but not where it ignores the scripts of packages. Let it run this one: npm rebuild node --ignore-scripts=false\n`,
  );
  process.exit(1);
}
