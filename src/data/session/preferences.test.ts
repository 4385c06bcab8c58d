// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { readPreferences, watchPreferences, writePreference } from './preferences';

beforeEach(() => localStorage.clear());

const first = {
  menu_recolhido: false,
  atalhos_desligados: false,
  lista_de_pedidos: { hidden: [], compact: false },
  lista_de_cadastros: { table: false },
  lista_de_produtos: { compact: false },
  avisos_de_orcamentos: { sound: false, system: false },
  primeiros_passos: [],
  novidades: [],
  credito: false,
};

it('personal choices belong to one person, the browser’s to everybody', () => {
  writePreference('ana', 'lista_de_cadastros', { table: true });
  writePreference('ana', 'menu_recolhido', true);
  writePreference('ana', 'primeiros_passos', ['order']);
  const shared = { ...first, menu_recolhido: true };
  const own = { lista_de_cadastros: { table: true }, primeiros_passos: ['order'] };
  expect(readPreferences('ana')).toEqual({ ...shared, ...own });
  expect(readPreferences('bia')).toEqual(shared);
});

it('an invalid choice is replaced by the default, and the others stay', () => {
  localStorage.setItem('preferencias', '"menu"');
  localStorage.setItem(
    'preferencias/ana',
    '{"lista_de_pedidos":{"hidden":"total"},"lista_de_cadastros":{"table":true}}',
  );
  expect(readPreferences('ana')).toEqual({ ...first, lista_de_cadastros: { table: true } });
});

it("choices under an earlier version's keys are taken over once", () => {
  localStorage.setItem('menu_recolhido', 'true');
  localStorage.setItem('atalhos_desligados', 'true');
  localStorage.setItem('lista_de_cadastros/ana', '{"table":true}');
  localStorage.setItem('avisos_de_orcamentos/ana', '{"sound":true,"system":false}');
  const others = { ...first, menu_recolhido: true, atalhos_desligados: true };
  const own = { avisos_de_orcamentos: { sound: true, system: false } };
  expect(readPreferences('ana')).toEqual({
    ...{ ...others, ...own },
    lista_de_cadastros: { table: true },
  });
  expect(readPreferences('bia')).toEqual(others);
  writePreference('ana', 'lista_de_cadastros', { table: false });
  writePreference('ana', 'menu_recolhido', false);
  expect(Object.keys(localStorage).sort()).toEqual(['preferencias', 'preferencias/ana']);
  expect(readPreferences('ana')).toEqual({ ...first, ...own, atalhos_desligados: true });
});

it('a browser that keeps nothing loses none of the old keys', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem('lista_de_cadastros/ana', '{"table":true}');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writePreference('ana', 'primeiros_passos', ['list']);
  full.mockRestore();
  expect(readPreferences('ana').lista_de_cadastros).toEqual({ table: true });
});

it('another tab’s choice is reported to this person only', () => {
  const changed = vi.fn();
  const stop = watchPreferences('ana', changed);
  const emit = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
  writePreference('ana', 'menu_recolhido', true);
  emit('preferencias/bia');
  expect(changed).not.toHaveBeenCalled();
  emit('preferencias');
  stop();
  emit('preferencias/ana');
  expect(changed.mock.calls).toEqual([[{ ...first, menu_recolhido: true }]]);
});
