/** A part of the client's stream: a request for encryption, or messages that belong together. */
type Batch =
  | { kind: 'encryption' }
  | { kind: 'complete'; bytes: Buffer }
  /** The client flushed in the middle of a batch, before its Sync. */
  | { kind: 'partial'; bytes: Buffer };

/** The codes of messages that may come before a session starts. */
const [cancelRequest, sslRequest, gssRequest] = [80877102, 80877103, 80877104];
/** The first byte of the messages that end a batch. */
const [sync, query, flush] = ['S', 'Q', 'H'].map((letter) => letter.charCodeAt(0));

/** Splits PostgreSQL's client byte stream (protocol 3) into batches that must run without interruption. */
export function createBatchReader() {
  let unread = Buffer.alloc(0);
  let pending: Buffer[] = [];
  let started = false;

  /** The next complete message; undefined until more bytes arrive. */
  function nextMessage(): Buffer | undefined {
    // A message is type (one byte), length, body; the very first ones have no type.
    const typeBytes = started ? 1 : 0;
    if (unread.length < typeBytes + 4) return undefined;
    const length = typeBytes + unread.readInt32BE(typeBytes);
    if (unread.length < length) return undefined;
    const message = unread.subarray(0, length);
    unread = unread.subarray(length);
    return message;
  }

  function* read(chunk: Buffer): Generator<Batch> {
    unread = Buffer.concat([unread, chunk]);
    for (let message = nextMessage(); message; message = nextMessage()) {
      if (!started) {
        const code = message.readInt32BE(4);
        // There is no second session whose query this could cancel.
        if (code === cancelRequest) continue;
        if (code === sslRequest || code === gssRequest) {
          yield { kind: 'encryption' };
          continue;
        }
        started = true;
        yield { kind: 'complete', bytes: message };
        continue;
      }
      pending.push(message);
      const type = message[0];
      if (type !== sync && type !== query && type !== flush) continue;
      const bytes = Buffer.concat(pending);
      pending = [];
      yield { kind: type === flush ? 'partial' : 'complete', bytes };
    }
  }

  return { read };
}
