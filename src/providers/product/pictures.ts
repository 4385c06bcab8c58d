import { describeFailure } from '../../../domain/outbox/failure';
import { renewPicture, sendPicture } from '../../data/product/pictures';
import { refusalOf } from '../../data/base/refusal';

/** Stores a product's picture; rejects with a sentence for the person as message. */
export async function storePicture(code: string, jpeg: Blob): Promise<void> {
  try {
    await sendPicture(code, jpeg);
  } catch (error) {
    console.error(`The picture of ${code} was not stored`, error);
    const sentence = refusalOf(error) ?? describeFailure('A foto não foi salva', error);
    throw new Error(sentence, { cause: error });
  }
  // The picture is stored, so a failure here matters little: the browser's copy expires soon.
  await renewPicture(code).catch((error: unknown) =>
    console.error(`Could not renew the browser's copy of the picture of ${code}`, error),
  );
}
