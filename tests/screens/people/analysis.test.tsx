import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { paths } from '../../../domain/paths';
import { joaoFerraz } from '../../support/data/joao-ferraz';
import { people } from '../../support/data/people';
import { holdClock, pass, runClock, stopClock } from '../support/clock';
import { database, expectRefused, openScreen } from '../support/open-screen';
import { storePeople } from '../support/people';

const joao = joaoFerraz();
const company = 'FERRAZ MOTOPEÇAS EIRELI';
const { pending, pendingSeller } = people;

const headings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
const filter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const card = (name: string) => screen.findByRole('listitem', { name });

describe('§2 /analise', () => {
  it('shows waiting people, oldest code first, with every field, mark and button', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    await storePeople(
      joaoFerraz({ cod: 12, razaosocial: hostile, cnpjverificado: false, email: 'ana@sul.com' }),
      joao,
      joaoFerraz({ cod: 30, nome: 'Zeca', razaosocial: 'ZERO', cnpj: '11222333000182' }),
      joaoFerraz({ cod: 31, razaosocial: 'ZEROS', cnpj: '00000000000000' }),
      joaoFerraz({ cod: 32, razaosocial: 'LETRAS', cnpj: 'abc' }),
    );
    await openScreen('admin', '/analise');
    const shown = within(await card(company));
    expect(headings()).toEqual([
      'Código 3 PENDING LTDA',
      `Código 7 ${company}`,
      `Código 12 ${hostile}`,
      'Código 30 ZERO',
      'Código 31 ZEROS',
      'Código 32 LETRAS',
    ]);
    for (const [term, text] of [
      ['Criado em', '05/03/2026'],
      ['CNPJ', '12.345.678/0001-95'],
      ['Nome', 'João Ferraz'],
      ['E-mail', 'joao@ferraz.com.br'],
      ['Celular', '(62) 99321-7788'],
      ['Cidade', 'GOIÂNIA'],
      ['Último login', 'nunca'],
    ] as const) {
      const value = shown.getByText(term, { selector: '[data-place] > span' }).nextElementSibling;
      expect(value).toHaveTextContent(text);
    }
    expect(shown.getByText('Aprovar')).toBeVisible();
    expect(shown.getByText('Remover')).toBeVisible();
    expect(shown.queryByText('CNPJ não verificado')).toBeNull();
    expect(document.querySelector('main img')).toBeNull();

    // The page checks a CNPJ again, whatever its record says.
    expect(within(await card(hostile)).getByText('CNPJ não verificado')).toBeVisible();
    for (const name of ['ZERO', 'ZEROS', 'LETRAS']) {
      expect(within(await card(name)).getByText('CNPJ inválido')).toBeVisible();
    }
    expect(within(await card('PENDING LTDA')).queryByText(/^CNPJ (inv|rep|não)/)).toBeNull();
    expect(await shown.findByText('CNPJ repetido: cadastros 2 e 12')).toHaveAttribute(
      'title',
      `2, CUSTOMER2 LTDA (aprovado); 12, ${hostile} (em análise)`,
    );

    // §5
    filter('Código', '7a');
    expect(screen.getByLabelText('Código')).toHaveValue('7');
    await waitFor(() => expect(headings()).toEqual([`Código 7 ${company}`]));
    filter('Código', '');
    filter('E-mail do cliente', 'ANA@');
    expect(screen.getByLabelText('E-mail do cliente')).toHaveValue('ana@');
    await waitFor(() => expect(headings()).toEqual([`Código 12 ${hostile}`]));

    holdClock();
    filter('Razão social', 'bike');
    await pass(5000);
    expect(screen.getByText('Nenhum cadastro com esses filtros.')).toBeVisible();
    expect(location.pathname).toBe('/analise');
  });

  it('is an alert if it can’t be read, and is read again', async () => {
    expectRefused(/ by admin$/);
    // The rules can't refuse a single list, so the administrator loses the role for a moment.
    await openScreen('admin', '/analise');
    await card('PENDING LTDA');
    await database.store(paths.sessionsSince(people.admin.uid), Math.floor(Date.now() / 1000) + 60);
    expect(await screen.findByText(/^Os cadastros não puderam ser carregados\./)).toBeVisible();
    await database.store(paths.sessionsSince(people.admin.uid), null);
    fireEvent.click(screen.getByText('Tentar de novo'));
    expect(await card('PENDING LTDA')).toBeVisible();
  });
});

describe('§9 An emptied list of sign-ups', () => {
  it('leads to /clientes 500 ms after the last one is gone, unless a new person registers', async () => {
    await openScreen('admin', '/analise');
    await card('PENDING LTDA');
    holdClock();
    await pass(5000);
    await storePeople({ ...pending, analise: true });
    await screen.findByText('Nenhum cadastro em análise.');
    stopClock();
    await storePeople(pending);
    await expect
      .poll(() => screen.queryByRole('listitem', { name: 'PENDING LTDA' }))
      .not.toBeNull();
    runClock();
    await pass(5000);
    expect(location.pathname).toBe('/analise');

    await storePeople({ ...pending, analise: true });
    await screen.findByText('Nenhum cadastro em análise.');
    expect(location.pathname).toBe('/analise');
    await pass(500);
    expect(location.pathname).toBe('/clientes');
  });

  it('leads to /vendedores, also when it was empty from the start', async () => {
    await storePeople({ ...pendingSeller, analise: true });
    await openScreen('admin', '/analisevendedores');
    expect(await screen.findByText('Nenhum vendedor em análise.')).toBeVisible();
    await waitFor(() => expect(location.pathname).toBe('/vendedores'));
  });

  it("stays while a person's page is open", async () => {
    await openScreen('admin', `/analise?pessoa=${pending.uid}`);
    const page = within(await screen.findByRole('dialog', { name: 'Cadastro' }));
    holdClock();
    await storePeople({ ...pending, analise: true });
    await screen.findByText('Nenhum cadastro em análise.');
    await pass(5000);
    expect(location.pathname).toBe('/analise');
    fireEvent.click(page.getByLabelText('Fechar'));
    await waitFor(() => expect(location.pathname).toBe('/clientes'));
  });
});
