// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { noFilter } from '../../../../domain/order/search/by-head';
import type { OrderReader, OrderStep } from '../../../providers/order/search/use-order-reader';
import { saveFile } from '../../../ui/export/save-file';
import { AntdRoot } from '../../../ui/theme/antd-root';
import { anOrder } from '../../../../tests/support/data/an-order';
import { ExportDialog } from './export-dialog';
import { NotWritten, openFile } from '../../../spreadsheet/table-file/written-file';

const reading = vi.hoisted(() => ({ read: vi.fn<OrderReader>(), asked: vi.fn() }));
vi.mock('../../../providers/order/search/use-order-reader', () => ({
  useOrderReader: () => (wanted: unknown) => {
    reading.asked(wanted);
    return reading.read;
  },
}));
vi.mock('../../../providers/outbox/connection', () => ({ useConnected: () => true }));
vi.mock('../../../ui/export/save-file', () => ({ saveFile: vi.fn() }));
vi.mock('../../../spreadsheet/table-file/written-file', async (original) => ({
  ...(await original<typeof import('../../../spreadsheet/table-file/written-file')>()),
  openFile: vi.fn(),
}));

/** The numbers of the orders in the latest file. */
let written: number[] = [];
const steps: ReturnType<typeof openPromise<OrderStep | null>>[] = [];
const ofNumbers = (...numbers: number[]): OrderStep => ({
  orders: numbers.map((numerodopedido) => anOrder({ numerodopedido })),
  checked: numbers.length,
});

beforeEach(() => {
  vi.clearAllMocks();
  steps.length = 0;
  reading.read.mockImplementation(() => {
    const step = openPromise<OrderStep | null>();
    steps.push(step);
    return step.promise;
  });
  vi.mocked(openFile).mockImplementation(() => {
    written = [];
    return {
      add: (rows) => {
        written.push(...rows.map(([number]) => Number(number)));
        return Promise.resolve();
      },
      finish: () => Promise.resolve({ file: new Blob(), rows: written.length }),
      close: vi.fn(),
    };
  });
});

function openPromise<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<T>((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve, reject };
}

async function answer(at: number, step: OrderStep | null) {
  await vi.waitFor(() => expect(steps).toHaveLength(at + 1));
  steps[at]?.resolve(step);
}

function open(numbers?: readonly number[]) {
  const asked = numbers
    ? { wanted: { numbers }, total: numbers.length }
    : { wanted: { filter: noFilter }, total: 3 };
  render(
    <AntdRoot>
      <ExportDialog status="Pendente" {...asked} onClose={() => undefined} />
    </AntdRoot>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('§2 /pedidos: an export that is interrupted', () => {
  it('continues after a stop, with each order once', async () => {
    open();
    press('Exportar');
    await answer(0, ofNumbers(1));
    await screen.findByText('1 de 3 pedidos lidos…');
    press('Parar');
    await answer(1, ofNumbers(2, 3));
    expect(
      screen.getByText(/^Exportação parada: 1 de 3 pedidos lidos, e nada foi salvo/),
    ).toBeInTheDocument();
    press('Continuar');
    await answer(2, null);
    await screen.findByText(/^Arquivo salvo com 3 pedidos, 3 linhas, soma R\$/);
    expect(written).toEqual([1, 2, 3]);
    expect(saveFile).toHaveBeenCalledTimes(1);
  });

  it('says what was not done when a step fails, and continues or starts again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    open();
    press('Exportar');
    await answer(0, ofNumbers(1));
    await vi.waitFor(() => expect(steps).toHaveLength(2));
    steps[1]?.reject(new Error('the socket broke'));
    await screen.findByText(/^A exportação parou: 1 de 3 pedidos lidos, e nada foi salvo\. Tente/);
    press('Continuar');
    await vi.waitFor(() => expect(steps).toHaveLength(3));
    steps[2]?.reject(new Error('once more'));
    await screen.findByRole('button', { name: 'Começar de novo' });
    press('Começar de novo');
    await answer(3, ofNumbers(1, 2, 3));
    await answer(4, null);
    await screen.findByText(/^Arquivo salvo com 3 pedidos/);
    expect(written).toEqual([1, 2, 3]);
    expect(console.error).toHaveBeenCalledTimes(2);
  });

  it('starts again if the file could not be written', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.mocked(openFile).mockReturnValueOnce({
      add: () => Promise.reject(new NotWritten('no room')),
      finish: () => Promise.reject(new NotWritten('no room')),
      close: vi.fn(),
    });
    open();
    press('Exportar');
    await answer(0, ofNumbers(1));
    await screen.findByText(/^O arquivo não foi salvo\./);
    expect(screen.queryByRole('button', { name: 'Continuar' })).not.toBeInTheDocument();
    press('Começar de novo');
    await answer(1, null);
    await screen.findByText(/^Nenhum pedido encontrado/);
  });

  it('reads orders that were chosen one by one', async () => {
    open([7, 9]);
    expect(screen.getByText('Os 2 pedidos escolhidos.')).toBeInTheDocument();
    press('Exportar');
    await answer(0, ofNumbers(7, 9));
    await answer(1, null);
    await screen.findByText(/^Arquivo salvo com 2 pedidos/);
    expect(reading.asked).toHaveBeenCalledWith({ numbers: [7, 9] });
    expect(vi.mocked(saveFile).mock.lastCall?.[1]).toMatch(/^pedidos-escolhidos-.*\.csv$/);
  });
});
