import { paths } from '../../../domain/paths';
import { withIndex } from '../../../domain/people/search/index-keys';
import type { User } from '../../../domain/people/user';
import { database } from './open-screen';

/** Stores people in addition to the world's, or replaces them. */
export function storePeople(...users: User[]): Promise<void> {
  return database.storeAll(
    Object.fromEntries(users.map((user) => [paths.user(user.uid), withIndex(user)])),
  );
}
