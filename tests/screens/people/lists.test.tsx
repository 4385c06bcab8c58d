import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { joaoFerraz } from '../../support/data/joao-ferraz';
import { people } from '../../support/data/people';
import { paths } from '../../../domain/paths';
import { leavePage } from '../support/browser';
import { HttpStatus } from '../support/servers/endpoints';
import { database, endpoints, openScreen } from '../support/open-screen';
import { storePeople } from '../support/people';

const main = () => within(screen.getByRole('main'));
const cards = () => [...document.querySelectorAll<HTMLElement>('main tr[data-entry]')];
const headings = () => cards().map((card) => card.querySelector('h2')?.textContent);
const buttons = (card: HTMLElement | undefined) =>
  [...(card?.querySelectorAll('button') ?? [])].map((button) => button.textContent);

describe('§2 /clientes', () => {
  it('lists customers by company name, each with Reprovar; wrong records are marked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const long = 'DISTRIBUIDORA NACIONAL DE BICICLETAS '.repeat(3).trim();
    const email = `${'compras'.repeat(8)}@nacional.com.br`;
    await storePeople(
      joaoFerraz({ analise: true, cod: 10, razaosocial: 'ÔMEGA BIKES' }),
      joaoFerraz({ analise: true, cod: 11, razaosocial: long, email }),
    );
    await database.store(`${paths.user('uid-10')}/email`, 7);
    await openScreen('admin', '/clientes');
    await screen.findByText('ÔMEGA BIKES');
    expect(headings()).toEqual([
      'Código 1 CUSTOMER LTDA',
      'Código 2 CUSTOMER2 LTDA',
      `Código 11 ${long}`,
      'Código 10 ÔMEGA BIKES registro incompleto',
    ]);
    expect(main().getAllByRole('textbox')).toHaveLength(5);
    for (const card of cards()) expect(buttons(card).at(-1)).toBe('Reprovar');
    expect(screen.getByText('registro incompleto')).toHaveAttribute(
      'title',
      'Não foi possível ler: email',
    );
    // Names too long for a card are complete in their titles.
    for (const text of [long, email]) expect(screen.getByTitle(text)).toHaveTextContent(text);
  });
});

describe('§2 /vendedores and /analisevendedores, §9 passwords', () => {
  it('list sellers by code, their passwords in plain text and marked if stale', async () => {
    let answer: (uids: string[]) => void = () => {};
    endpoints.replace('/senhasantigas', () => new Promise((resolve) => (answer = resolve)));
    await openScreen('admin', '/vendedores');
    await screen.findByText('Vendas seller2');
    expect(headings()).toEqual(['Código 1 Vendas seller', 'Código 2 Vendas seller2']);
    const [first, second] = cards();
    const labels = [
      ...(first?.querySelectorAll('[data-place="field"] > span:first-child') ?? []),
    ].map((term) => term.textContent);
    expect(labels).toEqual(['E-mail', 'Senha', 'Celular', 'Último login']);
    await waitFor(() => expect(screen.getAllByText('segredo123')).toHaveLength(2));
    expect(buttons(first)).toEqual(['Vendas seller', 'REPROVAR']);
    // No text appears before the answer.
    expect(screen.queryByText(/não é mais a atual|não conferida/)).toBeNull();
    await waitFor(() => expect(endpoints.askedFor('/senhasantigas')).toHaveLength(1));
    answer([people.seller2.uid]);
    const stale = await screen.findByText('não é mais a atual');
    expect(second).toContainElement(stale);
    expect(screen.queryByText('não conferida')).toBeNull();
  });

  it('say if there is no password, and if it could not be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await database.storeAll({ [paths.password('seller')]: null, [paths.password('seller2')]: 7 });
    await openScreen('admin', '/vendedores');
    expect(await screen.findByText('não pôde ser lida')).toBeVisible();
    const [first, second] = cards();
    const senha = within(first as HTMLElement).getByText('Senha').nextElementSibling;
    await waitFor(() => expect(senha).toHaveTextContent('—'));
    expect(second).toHaveTextContent('não pôde ser lida');
  });

  it('mark a password that could not be judged; a waiting seller is approved', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    endpoints.replace('/senhasantigas', () => {
      throw new HttpStatus(503);
    });
    await openScreen('admin', '/analisevendedores');
    expect(await screen.findByText('não conferida')).toBeVisible();
    expect(await screen.findByText('segredo123')).toBeVisible();
    expect(headings()).toEqual(['Código 3 Vendas pendingSeller']);
    expect(buttons(cards()[0])).toEqual(['Vendas pendingSeller', 'APROVAR', 'REMOVER']);
    expect(screen.getByText('Aprovar (0)').closest('button')).toBeDisabled();
    fireEvent.click(screen.getByText('APROVAR'));
    await screen.findByText('Desfazer');
    leavePage();
    await waitFor(async () =>
      expect(await database.stored(paths.user('pendingSeller'))).toMatchObject({ analise: true }),
    );
    expect(endpoints.askedFor('/send-email')).toEqual([]);
  });
});
