import { describeFailure } from '../../../domain/outbox/failure';
import { renewPicture, sendPicture } from '../../data/product/pictures';
import { refusalOf } from '../../data/base/refusal';

/** Stores the picture of a product; rejects with the sentence for the person as its message. */
export async function storePicture(code: string, jpeg: Blob): Promise<void> {
  try {
    await sendPicture(code, jpeg);
  } catch (error) {
    console.error(`The picture of ${code} was not stored`, error);
    const sentence = refusalOf(error) ?? describeFailure('A foto não foi salva', error);
    throw new Error(sentence, { cause: error });
  }
  // It is stored: what the browser remembers is a matter of minutes.
  await renewPicture(code).catch((error: unknown) =>
    console.error(`The new picture of ${code} was not asked for`, error),
  );
}
