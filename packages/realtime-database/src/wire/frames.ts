const frameSize = 16_384;

/** Splits a message into frames: the message itself or, if it is long, a count followed by the parts. */
export function toFrames(message: string): string[] {
  if (message.length <= frameSize) return [message];
  const frames: string[] = [];
  for (let start = 0; start < message.length;) {
    const end = wholeCharacters(message, start + frameSize);
    frames.push(message.slice(start, end));
    start = end;
  }
  return [String(frames.length), ...frames];
}

/** Frames are UTF-8, which can't hold half a surrogate pair. */
function wholeCharacters(text: string, end: number): number {
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last <= 0xdbff ? end - 1 : end;
}

/** Reassembles messages from their frames. */
export class FrameReader {
  private parts: string[] = [];
  private missing = 0;

  /** Returns the message that this frame completes; undefined for a count, a part or a keepalive ('0'). */
  read(frame: string): string | undefined {
    if (this.missing === 0) {
      if (!/^\d{1,6}$/.test(frame)) return frame;
      this.missing = Number(frame);
      return undefined;
    }
    this.parts.push(frame);
    this.missing -= 1;
    if (this.missing > 0) return undefined;
    const message = this.parts.join('');
    this.parts = [];
    return message;
  }
}
