import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { paths } from '../../../domain/paths';
import { storedSettings, type Terms, type TermSettings } from '../../../domain/order/quote/terms';
import { people } from '../../support/data/people';
import { chooseOption, openSelect } from '../../support/select';
import { aLine, keepCart } from '../support/browser';
import { database, openScreen } from '../support/open-screen';

const settings: TermSettings = {
  pagamentos: ['À vista', 'Boleto 28/35/42'],
  transportadoras: ['Serra Azul', 'Expresso'],
  pede: { pagamento: 'pergunta', frete: 'pergunta', transportadora: 'exige', entrega: 'pergunta' },
};
const ask = (changes: Partial<TermSettings> = {}) =>
  act(() => database.store(paths.terms, storedSettings({ ...settings, ...changes })));

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText(label);
const described = (label: string, words: string) =>
  waitFor(() => expect(field(label)).toHaveAccessibleDescription(words));

function choose(label: string, option: string) {
  openSelect(field(label));
  chooseOption(option);
}

function write(label: string, day: string) {
  fireEvent.change(field(label), { target: { value: day } });
  fireEvent.blur(field(label));
}

async function openCart(chosen: Terms = {}) {
  keepCart(aLine());
  const words = { uid: 'customer', observacao: '', referencia: '', condicoes: chosen };
  localStorage.setItem('shopping_words', JSON.stringify(words));
  const seller = { uid: 'customer', seller: 'seller' };
  localStorage.setItem('shopping_seller', JSON.stringify(seller));
  await openScreen('customer', '/carrinho');
  await screen.findByText('Para Vendas seller');
}

/** Nothing is sent, a sentence says why, and the focus is on the field. */
async function isHeldBack(why: string, label: string) {
  press('PEDIR ORÇAMENTO');
  const alerts = await screen.findAllByText(why);
  expect(alerts.some((words) => words.closest('[role=alert]'))).toBe(true);
  await waitFor(() => expect(field(label)).toHaveFocus());
  expect(await database.stored('numerodopedido')).toBe(3);
}

describe('§5 terms in the cart', () => {
  it('are not there while the administrator asks for nothing', async () => {
    await openCart({ pagamento: 'À vista' });
    expect(screen.queryByRole('button', { name: 'Condições' })).toBeNull();
    press('PEDIR ORÇAMENTO');
    await screen.findByRole('dialog', { name: 'Pedido 4' });
    expect(await database.stored('pedidos/4/condicoes')).toBeNull();
  });

  it('stay closed until used; a removed or missing one is told before sending', async () => {
    await ask({ pede: { ...settings.pede, transportadora: 'pergunta' } });
    await openCart({ pagamento: 'Boleto 28/35/42' });
    expect(await screen.findByRole('button', { name: 'Condições', expanded: false })).toBeVisible();
    expect(screen.getByText('Boleto 28/35/42', { ignore: '[hidden], [hidden] *' })).toBeVisible();

    await ask({ pagamentos: ['À vista'] });
    const removed = 'A condição de pagamento “Boleto 28/35/42” não existe mais. Escolha outra.';
    await described('Pagamento (opcional)', `Boleto 28/35/42 ${removed}`);
    await isHeldBack(removed, 'Pagamento (opcional)');
    choose('Pagamento (opcional)', 'À vista');
    await isHeldBack('Escolha a transportadora.', 'Transportadora');
    choose('Transportadora', 'Serra Azul');
    choose('Frete (opcional)', 'FOB, por conta do destinatário');
    write('Entrega em (opcional)', '01/02/2020');
    const past = 'A data de entrega já passou. Escolha outra.';
    await described('Entrega em (opcional)', past);
    await isHeldBack(past, 'Entrega em (opcional)');
    write('Entrega em (opcional)', '20/12/2099');
    await described('Entrega em (opcional)', '');
    press('PEDIR ORÇAMENTO');
    await screen.findByRole('dialog', { name: 'Pedido 4' });
    expect(await database.stored('pedidos/4/condicoes')).toEqual({
      ...{ pagamento: 'À vista', frete: '1', transportadora: 'Serra Azul', entrega: '2099-12-20' },
    });
    expect(JSON.parse(localStorage.getItem('shopping_words') ?? '')).not.toHaveProperty(
      'condicoes',
    );

    press('OK');
    fireEvent.click(await screen.findByRole('button', { name: 'Itens (1) pedido 4' }));
    const details = await screen.findByRole('region', { name: 'Detalhes do pedido 4' });
    for (const words of ['FOB, por conta do destinatário', 'Serra Azul', '20/12/2099']) {
      expect(within(details).getByText(words)).toBeVisible();
    }
  });

  it('travel to the person’s other devices', async () => {
    await ask();
    await openCart({ pagamento: 'À vista' });
    await screen.findByRole('button', { name: 'Condições', expanded: true });
    choose('Transportadora', 'Expresso');
    const mirrored = 'carrinhos/customer/customer';
    const chosen = { pagamento: 'À vista', transportadora: 'Expresso' };
    await waitFor(async () =>
      expect(await database.stored(`${mirrored}/condicoes`)).toEqual(chosen),
    );
    const { versao, ...rest } = (await database.stored(mirrored)) as { versao: number };
    await act(() =>
      database.store(mirrored, {
        ...{ ...rest, versao: versao + 1, escritas: 'other' },
        condicoes: { ...chosen, transportadora: 'Serra Azul' },
      }),
    );
    await described('Transportadora', 'Serra Azul');
  });

  it('are saved with a list, without the day', async () => {
    await ask();
    await openCart({ frete: '1', entrega: '2099-12-20' });
    press('Salvar como lista');
    fireEvent.change(await screen.findByLabelText(/^Salvar o orçamento/), {
      target: { value: 'Segunda' },
    });
    press('Salvar');
    await waitFor(async () =>
      expect(await database.stored('listas/customer/nomes/0')).toMatchObject({
        ...{ nome: 'Segunda', condicoes: { frete: '1' } },
      }),
    );
  });

  it('of an earlier order are proposed by ‘Pedir de novo’, without its day', async () => {
    await ask();
    await act(() =>
      database.store('pedidos/1/condicoes', {
        ...{ pagamento: 'Boleto 28/35/42', entrega: '2020-01-01' },
      }),
    );
    await openScreen('customer', '/pedidoscliente?status=Pendente');
    fireEvent.click(await screen.findByRole('button', { name: /^Pedir de novo/ }));
    fireEvent.click(await screen.findByRole('button', { name: /^Adicionar 1 item/ }));
    await screen.findByRole('list', { name: 'Itens do orçamento' });
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('shopping_words') ?? '{}')).toMatchObject({
        condicoes: { pagamento: 'Boleto 28/35/42' },
      }),
    );
    await described('Entrega em (opcional)', '');
  });
});

describe('decision 116: a quote that waited', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockReturnValue());

  const words = { observacao: '', referencia: '' };
  const seller = { value: 'seller', label: 'Vendas seller' };
  const hears = { onClash: () => undefined, isKept: true };

  it.each<[Terms, string]>([
    [
      { pagamento: 'Trinta dias', transportadora: 'Expresso' },
      'A condição de pagamento “Trinta dias” não existe mais. Escolha outra.',
    ],
    [{ pagamento: 'À vista' }, 'Escolha a transportadora.'],
    [
      { transportadora: 'Expresso', entrega: '2020-01-01' },
      'A data de entrega já passou. Escolha outra.',
    ],
  ])('with %o is refused with the reason', async (condicoes, frase) => {
    await openScreen('customer', '/obrigado');
    await ask();
    const { performAct } = await import('../../../src/providers/outbox/perform');
    const orcamento = { itens: [aLine()], words: { ...words, condicoes }, seller };
    const id = crypto.randomUUID();
    const quote = { id, pedidoem: Date.now(), campo: 'orcamento', orcamento } as const;
    expect(await performAct(quote, people.customer, hears)).toEqual({
      recusa: { motivo: 'condicoes', frase },
    });
    expect(await database.stored('numerodopedido')).toBe(3);
  });
});

describe('decision 116: the administrator’s form', () => {
  async function open() {
    await openScreen('admin', '/obrigado');
    fireEvent.click(await screen.findByText(/^Olá /));
    fireEvent.click(await screen.findByRole('button', { name: 'Alterar condições' }));
  }
  const ask = (term: string, asking: string) =>
    fireEvent.click(within(screen.getByRole('radiogroup', { name: term })).getByLabelText(asking));
  const names = (label: string, text: string) =>
    fireEvent.change(field(label), { target: { value: text } });

  it('stores the names and what is asked, and keeps what is wrong', async () => {
    await open();
    ask('Pagamento', 'Exigir');
    ask('Frete', 'Perguntar');
    press('Salvar condições');
    await described('Condições de pagamento', 'Escreva ao menos um nome, ou deixe de perguntar.');
    names('Condições de pagamento', 'À vista\n  Boleto   28/35\n\nÀ vista');
    names('Transportadoras', 'www.premio.example');
    press('Salvar condições');
    await described(
      'Transportadoras',
      '“www.premio.example”: use letras, números e sinais, sem “|” e sem endereços de internet.',
    );
    expect(await database.stored(paths.terms)).toBeNull();
    names('Transportadoras', '');
    press('Salvar condições');
    await screen.findByText('Pagamento, Frete');
    expect(await database.stored(paths.terms)).toEqual({
      ...{ pagamentos: '|À vista|Boleto 28/35|', pede: { pagamento: 'exige', frete: 'pergunta' } },
    });
  });

  it('does not overwrite what another administrator stored meanwhile', async () => {
    await open();
    ask('Frete', 'Exigir');
    await act(() => database.store(paths.terms, { pede: { entrega: 'exige' } }));
    await screen.findByText(/^As condições foram mudadas em outro lugar\./);
    expect(screen.getByRole('button', { name: 'Salvar condições' })).toBeDisabled();
    press('Cancelar');
    await screen.findByText('Entrega em');
  });

  it('is not in a seller’s account', async () => {
    await openScreen('seller', '/obrigado');
    fireEvent.click(await screen.findByText(/^Olá /));
    await screen.findByText('Alterar senha', { selector: 'h2' });
    expect(screen.queryByText('Condições dos orçamentos')).toBeNull();
  });
});
