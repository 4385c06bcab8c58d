import { ref, set } from 'firebase/database';

import {
  noSettings,
  settingsSchema,
  storedSettings,
  type TermSettings,
} from '../../../domain/order/quote/terms';
import { paths } from '../../../domain/paths';
import type { Subscribe } from '../base/subscription';
import { database, read, valueFrom, watch } from '../base/database';

const place = ref(database, paths.terms);
const settingsFrom = valueFrom(settingsSchema);

/** `condicoes`, live; empty if the administrator asks for nothing. */
export const watchTermSettings: Subscribe<TermSettings> = watch(place, (snapshot) =>
  snapshot.exists() ? settingsFrom(snapshot) : noSettings,
);

export async function readTermSettings(): Promise<TermSettings> {
  return (await read(paths.terms, settingsFrom)) ?? noSettings;
}

/** Safety: the rules accept it only from an administrator. */
export function storeTermSettings(settings: TermSettings): Promise<void> {
  return set(place, storedSettings(settings));
}
