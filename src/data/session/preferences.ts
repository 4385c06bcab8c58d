import * as v from 'valibot';

import { newsKinds } from '../../../domain/product/news';
import { readJson, removeKey, watchKeys, writeJson } from '../base/storage/json-storage';
import type { Stop } from '../base/subscription';

const no = v.fallback(v.boolean(), false);

/** Choices that apply to everybody who uses this browser. */
const ofBrowser = v.object({
  /** The menu shows only its icons. */
  menu_recolhido: no,
  /** Single-key shortcuts are off. */
  atalhos_desligados: no,
});

/** The steps to the first order. */
const steps = ['customer', 'product', 'quantity', 'seller', 'list', 'order'] as const;
export type FirstStep = (typeof steps)[number];

/** Choices of one account in this browser; other accounts neither see nor change them. */
const ofPerson = v.object({
  lista_de_pedidos: v.fallback(v.object({ hidden: v.array(v.string()), compact: v.boolean() }), {
    hidden: [],
    compact: false,
  }),
  lista_de_cadastros: v.fallback(v.object({ table: v.boolean() }), { table: false }),
  lista_de_produtos: v.fallback(v.object({ compact: v.boolean() }), { compact: false }),
  /** How new quotes are announced; `system` applies while no window of the app is visible. */
  avisos_de_orcamentos: v.fallback(v.object({ sound: v.boolean(), system: v.boolean() }), {
    sound: false,
    system: false,
  }),
  /** The steps that the person has taken. */
  primeiros_passos: v.fallback(v.array(v.picklist(steps)), []),
  /** What the last answers had, so that screens keep its place while they load. */
  novidades: v.fallback(v.array(v.picklist(newsKinds)), []),
  credito: no,
});

export type Preferences = v.InferOutput<typeof ofBrowser> & v.InferOutput<typeof ofPerson>;

const keyOf = (place: string) => `preferencias${place}`;
const keySuffix = (uid: string) => `/${uid}`;

type Kept = typeof ofBrowser | typeof ofPerson;

/** The stored choices. Earlier versions stored each choice under a key of its own. */
function stored({ entries }: Kept, place: string): object {
  const record = readJson(keyOf(place));
  if (typeof record === 'object' && record !== null) return record;
  return Object.fromEntries(Object.keys(entries).map((name) => [name, readJson(name + place)]));
}

/** The current choices; defaults for missing or invalid ones. */
export function readPreferences(uid: string): Preferences {
  const place = keySuffix(uid);
  return {
    ...v.parse(ofBrowser, stored(ofBrowser, '')),
    ...v.parse(ofPerson, stored(ofPerson, place)),
  };
}

export function writePreference<Name extends keyof Preferences>(
  uid: string,
  name: Name,
  choice: Preferences[Name],
): void {
  const [kept, place] = name in ofBrowser.entries ? [ofBrowser, ''] : [ofPerson, keySuffix(uid)];
  if (!writeJson(keyOf(place), { ...stored(kept, place), [name]: choice })) return;
  for (const old of Object.keys(kept.entries)) removeKey(old + place);
}

/** Calls `changed` when another tab of this browser changes a choice. */
export function watchPreferences(uid: string, changed: (now: Preferences) => void): Stop {
  return watchKeys([keyOf(''), keyOf(keySuffix(uid))], () => changed(readPreferences(uid)));
}
