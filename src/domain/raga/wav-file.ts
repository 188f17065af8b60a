const HEADER_BYTES = 44;
const LOUDEST = 0x7fff;

/**
 * Writes samples between −1 and 1 as a WAV file: one channel, sixteen bits a sample. Louder samples
 * are cut.
 *
 * @see IBM and Microsoft, Multimedia Programming Interface and Data Specifications 1.0 (1991).
 */
export function wavFile(samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + 2 * samples.length);
  const view = new DataView(bytes.buffer);
  const letters = (at: number, text: string) => {
    for (let index = 0; index < text.length; index++) bytes[at + index] = text.charCodeAt(index);
  };
  letters(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  letters(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, 2 * sampleRate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  letters(36, "data");
  view.setUint32(40, 2 * samples.length, true);
  samples.forEach((sample, index) => {
    const level = Math.round(Math.max(-1, Math.min(sample, 1)) * LOUDEST);
    view.setInt16(HEADER_BYTES + 2 * index, level, true);
  });
  return bytes;
}
