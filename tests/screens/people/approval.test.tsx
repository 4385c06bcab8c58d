import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { undoTime, type ApprovalChange } from '../../../domain/people/approval';
import { paths } from '../../../domain/paths';
import type { User } from '../../../domain/people/user';
import { joaoFerraz } from '../../support/data/joao-ferraz';
import { people } from '../../support/data/people';
import { leavePage } from '../support/browser';
import { holdClock, pass } from '../support/clock';
import { findConnection, loseConnection } from '../support/connection';
import { database, endpoints, openScreen } from '../support/open-screen';
import { HttpStatus } from '../support/servers/endpoints';
import { orderOf, storeOrders } from '../support/orders';
import { storePeople } from '../support/people';

const joao = joaoFerraz();
const ana = joaoFerraz({
  cod: 8,
  nome: 'Ana Lima',
  razaosocial: 'BIKE SUL LTDA',
  email: 'a@b.com',
});

const button = (label: string) => screen.getByLabelText(label, { selector: 'button' });
const press = (label: string) => fireEvent.click(button(label));
const click = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button *' }));
const stored = (uid: string) => database.stored(paths.user(uid)) as Promise<User>;
const moves = async (uid: string) =>
  Object.values(((await database.stored(paths.approvals(uid))) ?? {}) as Record<string, unknown>);
const mails = () => endpoints.askedFor('/send-email').map(({ query }) => query);

async function open() {
  await storePeople(joao, ana);
  await openScreen('admin', '/analise');
  await screen.findByText('FERRAZ MOTOPEÇAS EIRELI');
}

/** No change is sent, because another tab holds the lock. */
function holdActs(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const { locks } = navigator;
  const request = locks.request.bind(locks) as (
    name: string,
    work: () => Promise<unknown>,
  ) => Promise<unknown>;
  Object.assign(navigator, {
    locks: {
      request: (name: string, work: () => Promise<unknown>) => request(name, () => held.then(work)),
    },
  });
  return () => {
    Object.assign(navigator, { locks });
    release();
  };
}

describe('§4 User approval', () => {
  it('approves ten seconds after one click, until which it can be taken back', async () => {
    await open();
    holdClock();
    press('Aprovar João Ferraz');
    const undo = await screen.findByLabelText('Desfazer a aprovação de João Ferraz');
    expect(undo).toHaveTextContent('Desfazer');
    // The pressed button stays in place, so that a second click hits nothing else.
    expect(button('Aprovar João Ferraz')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByLabelText('Remover João Ferraz')).toBeNull();
    fireEvent.click(undo);
    await screen.findByLabelText('Remover João Ferraz');
    await pass(undoTime);
    expect(await stored(joao.uid)).toMatchObject({ analise: false });
    expect(await moves(joao.uid)).toEqual([]);

    press('Aprovar João Ferraz');
    await screen.findByLabelText('Desfazer a aprovação de João Ferraz');
    await pass(undoTime);
    await screen.findByText('Cadastro de João Ferraz aprovado.');
    expect(await stored(joao.uid)).toMatchObject({ analise: true });
  });

  it('approves at once when the page is put away', async () => {
    await open();
    press('Aprovar João Ferraz');
    await screen.findByLabelText('Desfazer a aprovação de João Ferraz');
    leavePage();
    await screen.findByText('Cadastro de João Ferraz aprovado.');
  });

  it('keeps every card in its place under the mouse, whoever is added or removed', async () => {
    await open();
    const list = screen.getByRole('list', { name: 'Análise cadastral' });
    const headings = () =>
      within(list)
        .getAllByRole('heading', { hidden: true })
        .map(({ textContent }) => textContent);
    const before = headings();
    const point = (type: string) =>
      fireEvent(
        list,
        Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' }),
      );
    point('pointerover');
    expect(before).toHaveLength(3);
    await storePeople({ ...joao, analise: true });
    await waitFor(() => expect(screen.queryByRole('listitem', { name: /FERRAZ/ })).toBeNull());
    expect(headings()).toEqual(before);
    point('pointerout');
    await waitFor(() => expect(headings()).toHaveLength(2));
  });

  it('keeps the buttons of a person waiting while their approval is running', async () => {
    await open();
    const release = holdActs();
    press('Aprovar João Ferraz');
    await screen.findByLabelText('Desfazer a aprovação de João Ferraz');
    leavePage();
    await screen.findByLabelText('Remover João Ferraz');
    // Not `disabled`, because the pressed button must keep the focus.
    await waitFor(() =>
      expect(button('Aprovar João Ferraz')).toHaveAttribute('aria-disabled', 'true'),
    );
    expect(button('Remover João Ferraz')).toHaveAttribute('aria-disabled', 'true');
    press('Remover João Ferraz');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Aprovar Ana Lima')).toBeEnabled();
    expect(button('Aprovar Ana Lima')).toHaveAttribute('aria-disabled', 'false');

    release();
    await screen.findByText('Cadastro de João Ferraz aprovado.');
    expect(screen.queryByText('FERRAZ MOTOPEÇAS EIRELI')).toBeNull();
    expect(await stored(joao.uid)).toMatchObject({ analise: true });
    expect(await moves(joao.uid)).toMatchObject([{ acao: 'aprovar', por: { uid: 'admin' } }]);
    // §7: two calls within one approval.
    const mail = { email: 'joao@ferraz.com.br', name: 'João Ferraz' };
    expect(mails()).toEqual([mail, mail]);
  });

  it('says how many orders of a seller it leaves pending', async () => {
    const theirs = { idvendedor: 'pendingSeller', vendedor: people.pendingSeller.nome };
    const remove = `REMOVER ${people.pendingSeller.nome}`;
    await storeOrders(
      ...[12, 13].map((numerodopedido) => orderOf({ ...theirs, numerodopedido })),
      orderOf({ ...theirs, numerodopedido: 14, status: 'Aprovado' }),
      orderOf({ numerodopedido: 15 }),
    );
    await openScreen('admin', '/analisevendedores');
    fireEvent.click(await screen.findByLabelText(remove, { selector: 'button' }));
    await screen.findByText('Há 2 pedidos pendentes, que ficam como estão.');
  });

  it('says that the orders of a seller could not be counted', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    endpoints.replace('/somas', () => {
      throw new HttpStatus(503);
    });
    await openScreen('admin', '/analisevendedores');
    const remove = `REMOVER ${people.pendingSeller.nome}`;
    fireEvent.click(await screen.findByLabelText(remove, { selector: 'button' }));
    await screen.findByText('Os pedidos pendentes não puderam ser contados.');
  });

  it('asks before it removes, and keeps the reason', async () => {
    await open();
    press('Remover João Ferraz');
    const dialog = screen.getByRole('dialog', { name: 'Remover cadastro?' });
    expect(dialog).toHaveTextContent('Realmente deseja remover o cadastro 7, de João Ferraz?');
    expect(within(dialog).getByText('FERRAZ MOTOPEÇAS EIRELI')).toBeVisible();
    const facts = 'CNPJ 12.345.678/0001-95 · GOIÂNIA/GO · Criado em 05/03/2026';
    expect(within(dialog).getByText(facts)).toBeVisible();
    expect(await within(dialog).findByText('CNPJ repetido: cadastros 2 e 8')).toBeVisible();
    expect(within(dialog).getByText(/^Sai da análise .* pode ser readmitido\.$/)).toBeVisible();
    expect(await within(dialog).findByText('Não há pedidos pendentes.')).toBeVisible();
    fireEvent.click(within(dialog).getByText('NÃO REMOVER'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    press('Remover João Ferraz');
    const reason = screen.getByLabelText('Motivo (opcional)');
    expect(reason).toHaveAccessibleDescription('O motivo fica guardado só para a administração.');
    fireEvent.change(reason, { target: { value: 'CNPJ de outra empresa' } });
    click('SIM');
    await screen.findByText('Cadastro de João Ferraz removido.');
    expect(await stored(joao.uid)).toMatchObject({
      analise: 'removido',
      removido: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/) as string,
    });
    expect(await moves(joao.uid)).toMatchObject([
      { acao: 'remover', motivo: 'CNPJ de outra empresa' },
    ]);
    expect(mails()).toEqual([]);
  });
});

describe('decision 101: a former seller', () => {
  it('waits no more once removed, is found among the removed, and can come back to the analysis', async () => {
    const { uid, nome } = people.pendingSeller;
    const first = await openScreen('admin', '/analisevendedores');
    await screen.findByRole('link', { name: /^Análise Vendedores/ });
    fireEvent.click(await screen.findByLabelText(`REMOVER ${nome}`));
    fireEvent.change(screen.getByLabelText('Motivo (opcional)'), {
      target: { value: 'Saiu da empresa' },
    });
    click('SIM');
    await screen.findByText(`Cadastro de ${nome} removido.`);
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /^Análise Vendedores/ })).toBeNull(),
    );
    expect(await stored(uid)).toMatchObject({ analise: 'removido' });
    first.unmount();

    await openScreen('admin', '/vendedores?situacao=removidos');
    expect(await screen.findByText('Saiu da empresa')).toBeVisible();
    press(`READMITIR ${nome}`);
    await screen.findByText(`Cadastro de ${nome} readmitido: espera aprovação.`);
    const back = await stored(uid);
    expect(back.analise).toBe(false);
    expect(back.removido).toBeUndefined();
    await screen.findByRole('link', { name: /^Análise Vendedores/ });
  });
});

describe('decision 45: a move without a connection', () => {
  it('is marked on the card, and can be taken back', async () => {
    await open();
    await loseConnection();
    press('Aprovar João Ferraz');
    expect(await screen.findByText('Aprovação aguardando conexão')).toBeVisible();
    // In place of the buttons, so that nothing moves.
    expect(screen.queryByRole('button', { name: /^(Aprovar|Remover) João Ferraz/ })).toBeNull();
    press('Cancelar Aprovação (João Ferraz)');
    await waitFor(() => expect(screen.queryByText('Aprovação aguardando conexão')).toBeNull());
    await findConnection();
    press('Aprovar Ana Lima');
    await screen.findByLabelText('Desfazer a aprovação de Ana Lima');
    leavePage();
    await screen.findByText('Cadastro de Ana Lima aprovado.');
    expect(await stored(joao.uid)).toMatchObject({ analise: false });
  });

  it('that another person made first shows so, and its reason is offered again', async () => {
    await open();
    await loseConnection();
    press('Remover João Ferraz');
    fireEvent.change(screen.getByLabelText('Motivo (opcional)'), {
      target: { value: 'CNPJ de outra empresa' },
    });
    click('SIM');
    await screen.findByText('Remoção aguardando conexão');
    const faster: ApprovalChange = {
      acao: 'reprovar',
      por: { uid: 'other', nome: 'Gerência' },
      em: Date.now() + 1000,
    };
    await database.store(paths.approval(joao.uid, 'other-administrators-move'), faster);
    await findConnection();
    const told = await screen.findByText(/^Gerência já devolveu à análise o cadastro de João/);
    expect(told).toBeVisible();
    expect(await stored(joao.uid)).toMatchObject({ analise: false });
    press('Remover João Ferraz');
    expect(screen.getByLabelText('Motivo (opcional)')).toHaveValue('CNPJ de outra empresa');
  });

  it('that could not be kept shows so', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await open();
    await loseConnection();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    press('Aprovar João Ferraz');
    const told = /^O cadastro de João Ferraz não foi aprovado e não pôde ser guardado/;
    await screen.findByText(told);
    put.mockRestore();
  });
});

describe('decision 82: many approvals', () => {
  const cid = joaoFerraz({ cod: 9, nome: 'Cid', razaosocial: 'CID', email: 'cid@b.com' });
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const verdicts = () =>
    within(screen.getByRole('list', { name: 'Cadastros' }))
      .getAllByRole('listitem')
      .map((entry) => entry.lastElementChild?.textContent);

  /** Opens the dialog about João, Ana and Cid. Calling the result approves João. */
  async function pick(): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await open();
    await storePeople(cid);
    fireEvent.click(await screen.findByLabelText('Selecionar Cid'));
    fireEvent.click(screen.getByLabelText('Selecionar João Ferraz'));
    fireEvent.click(screen.getByLabelText('Selecionar Ana Lima'));
    click('Aprovar (3)');
    await screen.findByText('Aprovar 3 cadastros?');
    const users = await import('../../../src/data/people/users');
    const { findUser } = users;
    vi.spyOn(users, 'findUser').mockImplementation(async (uid) => {
      if (uid === joao.uid) await held;
      return findUser(uid);
    });
    return release;
  }

  it('stop after the running one, continue, and skip people whom another person moved', async () => {
    const release = await pick();
    expect(isAsked()).toBe(false);
    click('SIM');
    await screen.findByText('Aprovação de 3 cadastros');
    await waitFor(() => expect(verdicts()).toEqual(['aprovando…', 'aguarda', 'aguarda']));
    expect(isAsked()).toBe(true);
    click('Parar');
    release();
    await screen.findByText('Continuar');
    expect(isAsked()).toBe(false);
    await waitFor(() =>
      expect(verdicts()).toEqual(['Cadastro de João Ferraz aprovado.', 'aguarda', 'aguarda']),
    );

    await storePeople({ ...ana, analise: true });
    vi.spyOn(console, 'warn').mockReturnValue();
    // Decision 97: the server finds the approval itself.
    endpoints.replace('/send-email', () => Promise.reject(new Error('refused')));
    click('Continuar');
    await screen.findByText('2 de 3 cadastros aprovados, 1 não.');
    expect(verdicts()[1]).toMatch(/^O cadastro de Ana Lima mudou enquanto você decidia/);
    expect(verdicts()[2]).toBe('Cadastro de Cid aprovado.');
    expect(mails()).toHaveLength(4);
    for (const [{ uid }, count] of [
      [joao, 1],
      [ana, 0],
      [cid, 1],
    ] as const) {
      expect(await moves(uid)).toHaveLength(count);
    }
  });

  it('go on by themselves when the connection is back; each is done once', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const release = await pick();
    click('SIM');
    await screen.findByText('Aprovação de 3 cadastros');
    await waitFor(() => expect(verdicts()).toEqual(['aprovando…', 'aguarda', 'aguarda']));
    await loseConnection();
    release();
    await findConnection();
    await screen.findByText('3 de 3 cadastros aprovados.');
    for (const { uid } of [joao, ana, cid]) expect(await moves(uid)).toHaveLength(1);
  });
});
