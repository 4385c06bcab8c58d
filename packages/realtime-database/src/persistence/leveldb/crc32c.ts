/** Eight tables, so that each step takes eight bytes. Speed matters because each start checks all stored data. */
const table = new Int32Array(8 * 256);
for (let byte = 0; byte < 256; byte += 1) {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0x82f63b78 : 0);
  table[byte] = value;
}
for (let at = 256; at < table.length; at += 1) {
  const value = table[at - 256] ?? 0;
  table[at] = (value >>> 8) ^ (table[value & 255] ?? 0);
}

/** The CRC-32C (Castagnoli) of the bytes as LevelDB stores it: rotated, with a constant added. */
export function maskedCrc(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let crc = -1;
  let at = 0;
  for (const last = bytes.length - 8; at <= last; at += 8) {
    const low = crc ^ view.getInt32(at, true);
    const high = view.getInt32(at + 4, true);
    crc =
      (table[1792 + (low & 255)] ?? 0) ^
      (table[1536 + ((low >>> 8) & 255)] ?? 0) ^
      (table[1280 + ((low >>> 16) & 255)] ?? 0) ^
      (table[1024 + (low >>> 24)] ?? 0) ^
      (table[768 + (high & 255)] ?? 0) ^
      (table[512 + ((high >>> 8) & 255)] ?? 0) ^
      (table[256 + ((high >>> 16) & 255)] ?? 0) ^
      (table[high >>> 24] ?? 0);
  }
  for (; at < bytes.length; at += 1)
    crc = (crc >>> 8) ^ (table[(crc ^ view.getUint8(at)) & 255] ?? 0);
  crc ^= -1;
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}
