import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { START_ENV } from "../scripts/start-command.ts";

// Checks that the files of deploy/, which only run in production, fit each other and the project.

const ROOT = path.join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

interface Service {
  readonly image: string;
  readonly build?: object;
  readonly user?: string;
  readonly read_only: boolean;
  readonly cap_drop: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt: readonly string[];
  readonly pids_limit: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly networks: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly mem_limit: string;
  readonly init: boolean;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, unknown>>;
}

const composeText = read("deploy/compose.yaml");
const compose = parse(composeText, { merge: true }) as {
  services: Readonly<Record<string, Service>>;
  networks: Readonly<Record<string, { internal?: boolean; enable_ipv6?: boolean }>>;
  volumes: object;
};
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image === "shabda-gyan");
const dockerfile = read("deploy/Dockerfile");
const proxy = read("deploy/Caddyfile");
const { scripts } = JSON.parse(read("package.json"));

const names = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map((m) => m[1]!));
const megabytes = (size: string) => Number.parseInt(size, 10) * (size.endsWith("g") ? 1024 : 1);

/** What a volume's line mounts: `SOURCE:TARGET`, or `SOURCE:TARGET:ro`. */
const sourceOf = (volume: string) =>
  /^(?:\$\{\w+:-(\w+)\}|([^:]+)):/.exec(volume)!.slice(1).join("");

describe.each(services)("service %s", (_, service) => {
  test("has a first process, a limit of memory, and an image of one version", () => {
    expect(service.init).toBe(true);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.image).toMatch(/^shabda-gyan$|:\d+\.\d+/);
  });
  test("has no rights beyond its work", () => {
    const { read_only, cap_drop, security_opt, pids_limit } = service;
    expect({ read_only, cap_drop, security_opt }).toEqual({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
    });
    expect(pids_limit).toBeGreaterThan(0);
  });
  test("uses networks and volumes that are there", () => {
    const named = (service.volumes ?? []).map(sourceOf);
    for (const volume of named.filter((name) => /^\w+$/.test(name))) {
      expect(compose.volumes).toHaveProperty(volume);
    }
    for (const network of service.networks) expect(compose.networks).toHaveProperty(network);
    for (const mounted of named.filter((name) => name.startsWith("./"))) {
      expect(existsSync(path.join(ROOT, "deploy", mounted))).toBe(true);
    }
  });
});

test("the image has every file that its programs load", () => {
  const copied = [...names(dockerfile.replaceAll(" /app/", "\n/app/"), /^\/app\/(\S+)/gm)];
  const loaded = copied
    .filter((file) => /^(scripts|deploy)\/.*\.[jt]s$/.test(file))
    .flatMap((file) =>
      [...names(read(file), /(?:from|import|import\() ?['"](\.[^'"]+)['"]/g)].map((name) =>
        path.posix.join(path.posix.dirname(file), name),
      ),
    );
  expect(loaded).toContain("scripts/installed.js");
  const isThere = (file: string) =>
    copied.some((name) => file === name || file.startsWith(`${name}/`));
  expect(loaded.filter((file) => !isThere(file))).toEqual([]);
});

test("only the proxy is reached from outside, and the database by the servers alone", () => {
  const published = services.filter(([, { ports }]) => ports).map(([name]) => name);
  expect(published).toEqual(["proxy"]);
  const outward = services.filter(([, { networks }]) =>
    networks.some((network) => !compose.networks[network]?.internal),
  );
  expect(outward.map(([name]) => name)).toEqual(["proxy"]);
  expect(compose.networks.outside?.enable_ipv6).toBe(true);
  const proxied = new Set(compose.services.proxy!.networks);
  expect(compose.services.database!.networks.filter((network) => proxied.has(network))).toEqual([]);
});

test("only the proxy has a capability, for its ports, and the database does not start as root", () => {
  expect(services.flatMap(([name, { cap_add = [] }]) => cap_add.map((one) => [name, one]))).toEqual(
    [["proxy", "NET_BIND_SERVICE"]],
  );
  expect(compose.services.database!.user).toBe("postgres");
});

test("only the servers are given the key and the first member's password", () => {
  const holders = (setting: string) =>
    services.filter(([, { environment }]) => setting in environment).map(([name]) => name);
  expect(holders("SECRET_KEY")).toEqual(["server"]);
  expect(holders("MEMBER_PASSWORD")).toEqual(["server"]);
});

// Each build makes an image of its own, so that containers of the others count as outdated.
test("one service builds the image that all of ours run", () => {
  expect(ours.filter(([, { build }]) => build)).toHaveLength(1);
});

test("every setting of our services is one that they read", () => {
  const known = new Set([
    ...names(read("src/server/config.ts"), /^ {2}([A-Z_]+):/gm),
    ...names(read("deploy/nightly-backup.ts"), /\b(BACKUP_[A-Z_]+)/g),
  ]);
  for (const [, { environment }] of ours) {
    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
  }
});

// An empty backup fails its comparison, and no other is taken before the next night.
test("the first backup waits until a server has loaded the figures", () => {
  expect(compose.services.backup!.depends_on).toEqual({ server: { condition: "service_healthy" } });
});

// Caddy sorts directives by name, not by place, except in blocks of handle.
test("the proxy refuses API calls without TLS and redirects the rest", () => {
  const [, plain] = /^http:\/\/\S+ \{\n(.*?)^\}/ms.exec(proxy)!;
  expect(plain!.replaceAll(/\s+/g, " ")).toBe(
    ' handle /api/* { respond "Use https." 403 } handle { redir https://{host}{uri} 308 } ',
  );
});

// Caddy forgets the failures of servers that it looks up anew.
test("the proxy counts no failures of servers that it looks up", () => {
  expect(proxy).toContain("dynamic a server 3000");
  expect(proxy).not.toMatch(/^\s*(fail_duration|max_fails|health_uri)\b/m);
});

// An address that nobody has answers nothing, and by default the proxy waits three seconds for it.
test("the proxy soon tries another server where one is gone", () => {
  expect(proxy).toMatch(/^\t\t\tdial_timeout \d{3}ms$/m);
});

test("the proxy has the assets that migrate keeps of every version", () => {
  const { migrate } = compose.services;
  expect(migrate!.command!.at(-1)).toMatch(/^cp -r build\/client\/assets \/kept && /);
  expect(dockerfile).toMatch(/install -d -o node .*\/kept\n/);
  expect(migrate!.volumes).toContain("assets:/kept");
  expect(compose.services.proxy!.volumes).toContain("assets:/kept:ro");
  expect(proxy).toContain("root * /kept\n");
  // With the headers of the connection to the server, an answer breaks HTTP/2.
  expect(proxy).toMatch(/copy_response_headers \{\n\t+include /);
});

test("example.env names what compose.yaml asks for, and nothing else", () => {
  expect(names(read("deploy/example.env"), /^([A-Z_]+)=/gm)).toEqual(
    names(composeText, /\$\{([A-Z_]+)/g),
  );
});

test("the heap is at most six tenths of the memory of each of our services", () => {
  const [, heap] = /--max-old-space-size=(\d+)/.exec(dockerfile)!;
  for (const [, { mem_limit }] of ours) {
    expect(Number(heap)).toBeLessThanOrEqual(0.6 * megabytes(mem_limit));
  }
});

test("every command is one of the project's", () => {
  const commands = ours.flatMap(([, { command, healthcheck }]) => [
    // A shell ends as the program that it executes.
    ...(command
      ? [command[0] === "sh" ? command[2]!.split(" exec ")[1]!.split(" ") : command]
      : []),
    ...(healthcheck?.test ? [healthcheck.test.slice(1)] : []),
  ]);
  const dockerCommand: string[] = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)![1]!);
  const settings = Object.entries(START_ENV).map((setting) => setting.join("="));
  expect([...settings, "exec", ...dockerCommand].join(" ")).toBe(scripts.start);
  for (const setting of settings) expect(dockerfile).toContain(`ENV ${setting}\n`);
  for (const [program, ...words] of commands) {
    expect(program).toBe("node");
    if (words[0] === "--run") expect(scripts).toHaveProperty(words[1]!);
    else expect(existsSync(path.join(ROOT, words[0]!))).toBe(true);
  }
});

test("the image takes what is there, and has one Node", () => {
  const made = ["build", "node_modules"];
  const copied = names(dockerfile, /(?<=^COPY --from=built .*)\/app\/(\S+)/gm);
  for (const source of copied) {
    expect(made.includes(source) || existsSync(path.join(ROOT, source))).toBe(true);
  }
  // Every project file that the bundle reads is copied beside it.
  const sources = readdirSync(path.join(ROOT, "src/server"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => read(path.join("src/server", file)));
  const needed = names(sources.join("\n"), /\bprojectFile\("([^"]+)"\)/g);
  expect(needed.size).toBeGreaterThan(0);
  for (const file of needed) {
    expect(
      [...copied].some((one) => file === one || file.startsWith(`${one}/`)),
      file,
    ).toBe(true);
  }
  for (const file of names(read("deploy/nightly-backup.ts"), /from "\.\/(\S+)"/g)) {
    expect(dockerfile).toContain(`/app/deploy/${file} `);
  }
  expect(names(dockerfile, /^FROM (\S+?):\d+\.\d+\S*/gm)).toEqual(new Set(["node", "debian"]));
  expect(dockerfile).toContain("PATH=/app/node_modules/.bin:$PATH");
  // The Node that builds it is also the one that runs it.
  const { dependencies } = JSON.parse(read("package.json"));
  expect(dockerfile).toContain(`FROM node:${dependencies.node}-`);
});
