import type { ReleaseFile } from "#contract/cirus-releases.ts";
import { TableFrame } from "../figures/table-frame.tsx";

/** The files of a release with their sizes and checksums. */
export function FileTable({ files }: { files: readonly ReleaseFile[] }) {
  return (
    <TableFrame label="Table of files">
      <table className="ruled file-table folded tall-links">
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col" className="end">
              Size
            </th>
            <th scope="col">SHA-256</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ name, title, url, bytes, sha256 }) => (
            <tr key={name}>
              <th scope="row">
                <a href={url}>{name}</a>
                <span className="note block">{title}</span>
              </th>
              <td className="end num">{Math.ceil(bytes / 1000).toLocaleString("en")} kB</td>
              <td>
                <code className="checksum">{sha256}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
