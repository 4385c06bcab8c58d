import * as v from 'valibot';

import type { Author } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';
import { read, valueFrom } from '../base/database';

const text = valueFrom(v.string());

/** The name of a person who changed an order, for staff; null if it isn't stored. */
export function findAuthorName(uid: string): Promise<string | null> {
  return read(paths.author(uid), text);
}

/** Adds the author's name if it can be read; the texts make sense without it. */
export async function withName(author: Author): Promise<Author> {
  try {
    const nome = await findAuthorName(author.uid);
    return nome === null ? author : { ...author, nome };
  } catch (error) {
    console.error(`Could not read the name of ${author.uid}`, error);
    return author;
  }
}
