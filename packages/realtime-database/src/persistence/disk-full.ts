/** The texts of Linux, macOS, Windows and a quota. LevelDB passes on only their text, not the error code. */
const words = /No space left on device|not enough space on the disk|Disk quota exceeded|ENOSPC/i;

/** Whether an error, or its cause, says that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return words.test(error.message) || isDiskFull(error.cause);
}
