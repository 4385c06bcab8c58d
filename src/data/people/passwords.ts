import { ref } from 'firebase/database';
import * as v from 'valibot';

import { paths } from '../../../domain/paths';
import { database, valueFrom, watch, writeAll } from '../base/database';
import { fetchValue } from '../base/http';
import type { Subscribe } from '../base/subscription';
import { passwordWrite } from './writes';

const password = valueFrom(v.nullable(v.object({ senha: v.string() })));

export function watchPassword(uid: string): Subscribe<string | null> {
  return watch(ref(database, paths.password(uid)), (stored) => password(stored)?.senha ?? null);
}

/** §7, update password: the stored password of a seller follows the account. */
export function storePassword(uid: string, senha: string): Promise<void> {
  return writeAll(passwordWrite(uid, senha));
}

/** GET /senhasantigas: the sellers whose stored password differs from the account's. */
export async function fetchStalePasswords(): Promise<ReadonlySet<string>> {
  return new Set(await fetchValue('/senhasantigas', v.array(v.string())));
}
