import { ref } from 'firebase/database';
import * as v from 'valibot';

import { paths } from '../../../domain/paths';
import { database, pathOf, watch, writeAll } from '../base/database';
import { http } from '../base/http';
import { readValue } from '../base/record';
import type { Subscribe } from '../base/subscription';
import { passwordWrite } from './writes';

const password = v.nullable(v.string());

/** A seller's stored password, live; null for none. */
export function watchPassword(uid: string): Subscribe<string | null> {
  return watch(ref(database, paths.password(uid)), (snapshot) =>
    readValue(password, snapshot.val(), pathOf(snapshot)),
  );
}

/** §7, update password: what is stored of a seller follows the account. */
export function storePassword(uid: string, senha: string): Promise<void> {
  return writeAll(passwordWrite(uid, senha));
}

/** GET /senhasantigas: the sellers whose stored password is no longer the account's. */
export async function fetchStalePasswords(): Promise<ReadonlySet<string>> {
  const client = await http();
  const { data } = await client.get<unknown>('/senhasantigas');
  return new Set(readValue(v.array(v.string()), data, '/senhasantigas'));
}
