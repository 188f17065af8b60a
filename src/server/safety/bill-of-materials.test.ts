import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import packageJson from "../../../package.json" with { type: "json" };

interface Component {
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly licenses?: readonly { readonly license: { readonly id?: string } }[];
}

const LICENCES = /^(MIT|ISC|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|0BSD)$/;

const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "sbom"], {
  maxBuffer: 32 * 1024 * 1024,
});
const components: readonly Component[] = JSON.parse(stdout).components;
const fullName = ({ group, name }: Component) => (group ? `${group}/${name}` : name);

test("the bill of materials names what runs in production, in the versions that are pinned", () => {
  const versions = new Map(components.map((component) => [fullName(component), component.version]));
  for (const [name, version] of Object.entries(packageJson.dependencies)) {
    expect([name, versions.get(name)]).toEqual([name, version]);
  }
  expect(versions.has("vitest")).toBe(false);
});

test.each(components.map((component) => [fullName(component), component] as const))(
  "%s may be used freely",
  (_, { licenses = [] }) => {
    expect(licenses.map(({ license }) => license.id)).toEqual([expect.stringMatching(LICENCES)]);
  },
);
