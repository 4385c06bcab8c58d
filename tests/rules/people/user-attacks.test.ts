import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { increment } from 'firebase/database';
import { describe, test } from 'vitest';

import { newCustomerWrite, visitWrite } from '../../../src/data/people/writes';
import { withIndex } from '../../../domain/people/search/index-keys';
import { busyAfter } from '../../../domain/registration/pace';
import type { User } from '../../../domain/people/user';
import { approvalOf } from '../../support/data/approval';
import { people } from '../../support/data/people';
import { placesOf, withPriority } from '../../support/run/priorities';
import { startRules } from '../../support/rules-environment';

const rules = startRules();
const { write } = rules;
type Values = Record<string, unknown>;

const newcomer = { uid: 'newcomer', email: 'nova@bici.com.br' };
const record = { ...people.pending, ...newcomer, ultimologin: 'nunca' };
const registration = (change: object = {}): Values => ({
  ...newCustomerWrite(record, 5, busyAfter(0, Date.now())),
  'usuarios/newcomer': indexed({ ...record, cod: 5, ...change }),
});

/** Adds the keys that follow from the record, if it has the fields for them. */
function indexed(user: User): object {
  const { nome, email } = user;
  return [nome, email].every((text) => typeof text === 'string') ? withIndex(user) : user;
}

describe('registering with a record that would break a screen or lie', () => {
  test('the honest one is accepted', () => assertSucceeds(write(newcomer, registration())));

  test.each<[string, object]>([
    ['removed from the start', { analise: 'removido', removido: '01/01/2026 10:00:00' }],
    ['with a removal that never was', { removido: '01/01/2026 10:00:00' }],
    ['with a visit that never was', { ultimologin: '20/11/2026' }],
    ['with a text in place of the address', { endereco: 'RUA A' }],
    ['without an address', { endereco: null }],
    ['with a note in the address', { endereco: { ...record.endereco, html: '<b>' } }],
    ['with an endless address', { endereco: { ...record.endereco, logradouro: 'R'.repeat(201) } }],
    ['with an object in place of the name', { nome: { a: 'Nova' } }],
    ['with a list in place of the name', { nome: ['Nova Loja'] }],
    ['with an endless job title', { cargo: 'x'.repeat(81) }],
    ['with a text in place of the code', { cod: '5' }],
    ['with a doubt that is no boolean', { cnpjverificado: 'sim' }],
    ['without saying whether the CNPJ was verified', { cnpjverificado: null }],
    ['on no date', { createat: 'hoje' }],
    ['on a day that never comes', { createat: '31/06/2026' }],
  ])('%s is refused', (_what, change) => assertFails(write(newcomer, registration(change))));

  test.each<[string, object]>([
    ['with a name that carries a link', { nome: 'acesse http://premio.example' }],
    ['with a name that shouts a link', { nome: 'Acesse HTTPS premio' }],
    ['with a name that is a site', { nome: 'Www.premio.example' }],
    ['with a name of another scheme', { nome: 'ftp://premio' }],
    ['with a company that carries a link', { razaosocial: 'LOJA www.premio.example' }],
    ['with a name of blanks', { nome: '     ' }],
    ['with a company of blanks', { razaosocial: '     ' }],
    ['with a name of no-break spaces', { nome: '\u00a0\u00a0\u00a0\u00a0' }],
    ['with a name of zero-width characters', { nome: '\u200b\u200b\u200b\u200b' }],
    ['with a name of fillers', { nome: '\u3164\u3164\u3164\u3164' }],
    ['with a name of empty braille', { nome: '\u2800\u2800\u2800\u2800' }],
    ['with a name of two lines', { nome: 'Nova\nLoja' }],
    ['with a tab in the name', { nome: 'Nova\tLoja' }],
    ['with a zero byte in the name', { nome: 'Nova\u0000Loja' }],
    ['with a control character in the name', { nome: 'Nova\u0085Loja' }],
    ['with a name written backwards', { nome: 'Nova \u202eajoL' }],
    ['with a soft hyphen in the company', { razaosocial: 'NO\u00adVA LTDA' }],
    ['with two lines in the company', { razaosocial: 'NOVA\r\nLTDA' }],
    ['with two lines in the job title', { cargo: 'Dona\nda loja' }],
    ['with a control character in the phone', { telefone: '11\u00013456' }],
    ['with a control character in the mobile', { celular: '11\u00013456' }],
    ['with blanks for a street', { endereco: { ...record.endereco, logradouro: '   ' } }],
    ['with two lines for a city', { endereco: { ...record.endereco, cidade: 'SÃO\nPAULO' } }],
    ['from no state', { endereco: { ...record.endereco, estado: 'XX' } }],
    ['from a state in full', { endereco: { ...record.endereco, estado: 'São Paulo' } }],
    ['with a postcode of 7', { endereco: { ...record.endereco, cep: '0100000' } }],
    ['with a postcode of 9', { endereco: { ...record.endereco, cep: '01000-0000' } }],
    ['with a postcode of letters', { endereco: { ...record.endereco, cep: 'centro' } }],
    ['with a CNPJ of zeros', { cnpj: '00000000000000' }],
    ['with a CNPJ of nines', { cnpj: '99999999999999' }],
  ])('%s is refused', (_what, change) => assertFails(write(newcomer, registration(change))));

  test.each<[string, object]>([
    [
      'accents',
      { nome: 'João d’Ávila Ñuñez Jr.', razaosocial: 'CÂMARAS & CIA Nº 1 – MÓVEIS LTDA' },
    ],
    ['the registry’s postcode', { endereco: { ...record.endereco, cep: '01.000-000' } }],
    ['bare digits for a postcode', { endereco: { ...record.endereco, cep: '01000000' } }],
    ['another state', { endereco: { ...record.endereco, estado: 'TO' } }],
    ['an address without a number', { endereco: { ...record.endereco, numero: 'S/N' } }],
  ])('%s: accepted', (_what, change) => assertSucceeds(write(newcomer, registration(change))));

  test.each(['uid', 'email', 'nome', 'superUser', 'permissao', 'analise', 'createat', 'cnpj'])(
    'without %s is refused',
    (field) => assertFails(write(newcomer, registration({ [field]: null }))),
  );

  test.each(['a@b.com,c@d.com', 'a@b.com;c@d.com', 'Nome<a@b.com>'])(
    'under %s, which mails to others, is refused',
    (email) => assertFails(write({ uid: 'newcomer', email }, registration({ email }))),
  );
});

describe('priorities, which nothing reads and no length bounds', () => {
  test.each(placesOf(registration()))('a registration with one at %s is refused', (path) =>
    assertFails(write(newcomer, withPriority(registration(), path))),
  );
  test('a visit with one is refused', () =>
    assertFails(
      write(
        'customer',
        withPriority(visitWrite('customer', new Date()), 'usuarios/customer/ultimologin'),
      ),
    ));
});

describe('registering, and a little more', () => {
  test.each<[string, Values]>([
    ['two codes at once', { codigocliente: increment(2) }],
    ['a counter of its own', { codigocliente: 1e308 }],
    ['an entry among the sellers', { 'vendedores/newcomer': { value: 'newcomer', label: 'Nova' } }],
    ['another’s approval', { 'usuarios/pending/analise': true }],
    ['an order number', { numerodopedido: 4 }],
    ['a seller’s code', { codigovendedor: 4 }],
  ])('%s is refused', (_what, values) =>
    assertFails(write(newcomer, { ...registration(), ...values })),
  );
  test('field by field, approved in the same write, is refused', () =>
    assertFails(
      write(newcomer, {
        codigocliente: 5,
        'cadastros/ritmo': busyAfter(0, Date.now()),
        ...Object.fromEntries(
          Object.entries({ ...record, cod: 5, analise: true }).map(([field, value]) => [
            `usuarios/newcomer/${field}`,
            value,
          ]),
        ),
      }),
    ));
  test('a removed customer does not register again', () =>
    assertFails(
      write('removed', {
        'usuarios/removed': { ...people.removed, analise: false, removido: null, cod: 5 },
        codigocliente: 5,
        'cadastros/ritmo': busyAfter(0, Date.now()),
      }),
    ));
});

describe('other ways in', () => {
  const everybody = [
    'customer',
    'pending',
    'removed',
    'seller',
    'pendingSeller',
    newcomer,
    null,
  ] as const;

  test.each(everybody)(
    '%o gets at no record by a parent, a child, a priority or a removal',
    async (who) => {
      const database = rules.as(who);
      await assertFails(database.ref('usuarios').set({ x: people.admin }));
      await assertFails(database.ref('usuarios/customer2').update({ celular: '1' }));
      await assertFails(database.ref('usuarios/customer2/endereco').update({ cep: '1' }));
      await assertFails(database.ref('usuarios/customer2/analise/x').set(true));
      await assertFails(database.ref('usuarios/customer2/ultimologin').setWithPriority('nunca', 1));
      await assertFails(database.ref('usuarios/customer2').setPriority(1, () => undefined));
      await assertFails(database.ref('usuarios/customer2').remove());
      await assertFails(database.ref('vendedores/seller2/label').set('Outro'));
      await assertFails(database.ref('vendedores/seller2').remove());
    },
  );

  test.each(everybody)('%o reads no other person by any query', async (who) => {
    const users = rules.as(who).ref('usuarios');
    await assertFails(users.orderByChild('email').equalTo('customer2@bici.com.br').get());
    await assertFails(users.orderByChild('uid').equalTo('customer2').get());
    await assertFails(users.orderByKey().equalTo('customer2').get());
    await assertFails(users.limitToFirst(1).get());
    await assertFails(rules.as(who).ref('envios/customer2').get());
    await assertFails(rules.as(who).ref('emails').get());
  });

  test.each(['customer', 'seller', 'pending'] as const)(
    '%s changes nothing of their own record but the last visit and what follows the account',
    async (who) => {
      const own: Values = { ...people[who] };
      const changeable = ['ultimologin', 'email'];
      for (const [field, value] of Object.entries(own)) {
        if (!changeable.includes(field)) {
          await assertFails(write(who, { [`usuarios/${who}/${field}`]: value }));
        }
        await assertFails(write(who, { [`usuarios/${who}/${field}`]: null }));
      }
      await assertFails(write(who, { [`usuarios/${who}/ultimologin/x`]: '20/11/2026' }));
    },
  );

  test('an approval in one’s own name beside the visit is refused', () =>
    assertFails(
      write('pending', {
        ...approvalOf(people.pending, 'aprovar', new Date()),
        'usuarios/pending/ultimologin': '20/11/2026',
      }),
    ));
});
