import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { joaoFerraz } from '../../support/data/joao-ferraz';
import { people } from '../../support/data/people';
import { openScreen } from '../support/open-screen';
import { storePeople } from '../support/people';

const table = () => screen.findByRole('table');
const rows = () => screen.getAllByRole('row').slice(1);
const texts = (place: number) => rows().map((row) => row.children[place]?.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => fireEvent.click(within(head(name)).getByRole('button'));
const choose = (look: string) => fireEvent.click(screen.getByText(look));

const bia = joaoFerraz({
  analise: true,
  cod: 10,
  razaosocial: 'AAA BIKES',
  ultimologin: '20/11/2026',
  endereco: { ...joaoFerraz().endereco, cidade: 'ANÁPOLIS' } as never,
});

describe('§2 /clientes and /vendedores: people as a table', () => {
  it('is a choice beside the cards that this browser remembers, and that both lists share', async () => {
    const first = await openScreen('admin', '/clientes');
    await screen.findByRole('list', { name: 'Lista de Clientes' });
    expect(screen.queryByRole('table')).toBeNull();
    choose('Tabela');
    await table();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Código',
      'Empresa',
      'Nome',
      'E-mail',
      'Celular',
      'Cidade',
      'Último login',
      'Ações',
    ]);
    expect(localStorage.getItem('preferencias/admin')).toBe(
      '{"lista_de_cadastros":{"table":true}}',
    );
    first.unmount();

    await openScreen('admin', '/vendedores');
    await table();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Código',
      'Nome',
      'E-mail',
      'Celular',
      'Último login',
      'Ações',
    ]);
    expect(screen.queryByText('segredo123')).toBeNull();
    choose('Cartões');
    await screen.findByRole('list', { name: 'Lista de Vendedores' });
  });

  it('shows cards again if there is no room', async () => {
    localStorage.setItem('preferencias/admin', '{"lista_de_cadastros":{"table":true}}');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 358 } as DOMRect);
    await openScreen('admin', '/clientes');
    await screen.findByRole('list', { name: 'Lista de Clientes' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('Tabela')).toBeNull();
  });

  it('is sorted by its heads, over the whole list, and keeps that in the address', async () => {
    localStorage.setItem('preferencias/admin', '{"lista_de_cadastros":{"table":true}}');
    const crowd = Array.from({ length: 40 }, (_, at) =>
      joaoFerraz({ analise: true, cod: 100 + at, razaosocial: `BIKE ${100 + at}` }),
    );
    await storePeople(bia, ...crowd);
    await openScreen('admin', '/clientes');
    await table();
    expect(texts(1)[0]).toBe('AAA BIKES');
    sortBy('Código');
    await waitFor(() => expect(texts(0).slice(0, 4)).toEqual(['1', '2', '10', '100']));
    expect(head('Código')).toHaveAttribute('aria-sort', 'ascending');
    expect(within(head('Código')).getByRole('button')).toHaveFocus();
    sortBy('Código');
    await waitFor(() => expect(texts(0)[0]).toBe('139'));
    await waitFor(() => expect(location.search).toBe('?ordem=-cod'));
    sortBy('Código');
    await waitFor(() => expect(texts(1)[0]).toBe('AAA BIKES'));
    await waitFor(() => expect(location.search).toBe(''));
    sortBy('Último login');
    sortBy('Último login');
    await waitFor(() => expect(texts(1)[0]).toBe('AAA BIKES'));
  });

  it('opens a person’s page from a row, and has the button of the cards', async () => {
    localStorage.setItem('preferencias/admin', '{"lista_de_cadastros":{"table":true}}');
    await openScreen('admin', '/clientes');
    await table();
    expect(texts(7)).toEqual(['Reprovar', 'Reprovar']);
    fireEvent.click(screen.getByLabelText(`Reprovar ${people.customer.nome}`));
    fireEvent.click(await screen.findByText('NÃO REPROVAR'));
    fireEvent.click(screen.getByText('CUSTOMER LTDA', { selector: 'button *' }));
    await screen.findByText('Editar contatos');
  });
});

describe('§2 /clientes: the filter by city', () => {
  it('finds customers of a city, in addition to the specification’s four filters', async () => {
    await storePeople(bia, joaoFerraz({ analise: true, cod: 11 }));
    await openScreen('admin', '/clientes?cidade=ANAPOLIS');
    await screen.findByText('AAA BIKES');
    expect(screen.getByLabelText('Cidade')).toHaveValue('ANAPOLIS');
    expect(screen.queryByText('FERRAZ MOTOPEÇAS EIRELI')).toBeNull();
    fireEvent.click(screen.getByText('Limpar filtros'));
    await screen.findByText('FERRAZ MOTOPEÇAS EIRELI');
  });
});
