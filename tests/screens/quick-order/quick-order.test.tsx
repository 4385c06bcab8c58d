import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { chooseOption, openSelect } from '../../support/select';
import { SpreadsheetWorker } from '../../support/spreadsheet-worker';
import { openScreen } from '../support/open-screen';

beforeEach(() => {
  vi.stubGlobal('Worker', SpreadsheetWorker);
  return () => vi.unstubAllGlobals();
});

async function openDrawer() {
  await openScreen('customer', '/produtos');
  fireEvent.click(await screen.findByText('Pedido rápido'));
  const drawer = await screen.findByRole('dialog', { name: 'Pedido rápido' });
  await within(drawer).findByLabelText('Código ou nome');
  return within(drawer);
}

type Drawer = Awaited<ReturnType<typeof openDrawer>>;

function paste(drawer: Drawer, text: string) {
  const clipboardData = { getData: () => text };
  fireEvent.paste(drawer.getByLabelText('Código ou nome'), { clipboardData });
}

const press = (drawer: Drawer, name: string) =>
  fireEvent.click(drawer.getByRole('button', { name, hidden: true }));

describe('§2 Pedido rápido: the drawer', () => {
  it('a list pasted into the field for one code opens in its place', async () => {
    const drawer = await openDrawer();
    paste(drawer, '1006 10\n1001 5');
    const list = await drawer.findByLabelText('Lista de códigos e quantidades');
    expect(list).toHaveValue('1006 10\n1001 5');
    press(drawer, 'Conferir');
    expect(await drawer.findByText('2 linhas lidas: 2 prontas, 0 a corrigir.')).toBeVisible();
  });

  it('asks for an uncertain column, with the first rows beside it', async () => {
    const drawer = await openDrawer();
    paste(drawer, 'Código;Estoque;Mínimo\n1006;500;12\n1001;30;6');
    await drawer.findByLabelText('Lista de códigos e quantidades');
    press(drawer, 'Conferir');
    expect(
      await drawer.findByText('Diga em qual coluna está a quantidade que você quer pedir.'),
    ).toBeVisible();
    expect(within(drawer.getByLabelText('Primeiras linhas')).getByText('500')).toBeVisible();
    press(drawer, 'Conferir');
    expect(await drawer.findByText(/^Escolha a coluna do código/)).toBeVisible();
    openSelect(drawer.getByLabelText('Coluna da quantidade'));
    chooseOption('C: Mínimo, 12');
    press(drawer, 'Conferir');
    expect(
      await drawer.findByText(/^3 linhas lidas: 2 prontas, 0 a corrigir\. Fora do pedido: 1 de/),
    ).toBeVisible();
  });

  it('says which rows were left out, and reads hidden rows on request', async () => {
    const drawer = await openDrawer();
    fireEvent.click(drawer.getByText('Enviar planilha'));
    await drawer.findByText(/^Solte aqui a planilha/);
    const name = 'xlsx-linhas-ocultas.xlsx';
    const bytes = readFileSync(join(import.meta.dirname, '../../cases', name));
    const input = document.querySelector('[role=dialog] input[type=file]');
    fireEvent.change(input ?? expect.fail('Nothing can be chosen'), {
      target: { files: [new File([new Uint8Array(bytes)], name)] },
    });
    expect(await drawer.findByText(/1 linha oculta não foi lida/)).toBeVisible();
    press(drawer, 'Incluir linhas ocultas');
    await waitFor(() => expect(drawer.queryByText(/1 linha oculta não foi lida/)).toBeNull());
    expect(drawer.getByDisplayValue('1007')).toBeVisible();
  });

  it('takes all suggestions that are the only ones', async () => {
    const drawer = await openDrawer();
    paste(drawer, '10066 2\n10344 3');
    await drawer.findByLabelText('Lista de códigos e quantidades');
    press(drawer, 'Conferir');
    await drawer.findByText('2 linhas lidas: 0 prontas, 2 a corrigir.');
    press(drawer, 'Aceitar todas as sugestões');
    expect(await drawer.findByText(/^2 sugestões aceitas/)).toBeVisible();
    expect(drawer.getByText('2 linhas lidas: 2 prontas, 0 a corrigir.')).toBeVisible();
  });
});
