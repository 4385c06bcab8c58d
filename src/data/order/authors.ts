import * as v from 'valibot';

import type { Author } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';
import { read, valueFrom } from '../base/database';

const text = valueFrom(v.string());

/** What somebody is called who moved an order, for the staff; null where nobody noted it. */
export function findAuthorName(uid: string): Promise<string | null> {
  return read(paths.author(uid), text);
}

/** With the name, where it can be had: what is told of them makes sense without one too. */
export async function withName(author: Author): Promise<Author> {
  try {
    const nome = await findAuthorName(author.uid);
    return nome === null ? author : { ...author, nome };
  } catch (error) {
    console.error(`No name for ${author.uid}`, error);
    return author;
  }
}
