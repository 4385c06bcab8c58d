import { FilePdfOutlined, LoadingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';

import { describeFailure } from '../../../../domain/outbox/failure';
import type { Order } from '../../../../domain/order/order';
import { saveFile } from '../../../ui/export/save-file';
import { useNotify } from '../../../ui/notices/notify';
import { MenuButton } from '../../../ui/pieces/menu-button';
import { failureWords } from '../words/order-words';

const load = () => import('./order-pdf');

/** A failure is reported when the PDF is asked for. */
const loadAhead = () => void load().catch(() => undefined);

const choices = [
  {
    key: 'pdf',
    entries: [
      { key: 'priced', label: 'Com preços' },
      { key: 'unpriced', label: 'Sem preços' },
    ],
  },
];

interface PdfButtonProps {
  order: Order;
  /** People who see prices choose whether the PDF has them. */
  priced: boolean;
}

/** Hands an order to another app as a PDF, or saves it where the browser can't share files. */
export function PdfButton({ order, priced }: PdfButtonProps) {
  const notify = useNotify();
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [ready, setReady] = useState<{ order: Order; file: File }>();

  async function run(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      console.error(`Order ${order.numerodopedido} could not be shared as a PDF`, error);
      notify.error(describeFailure(failureWords.pdf(order.numerodopedido), error));
    } finally {
      setBusy(false);
    }
  }

  const make = (withPrices: boolean) =>
    run(async () => {
      const { orderPdf, logoAsJpeg } = await load();
      const file = orderPdf(order, { priced: withPrices, logo: await logoAsJpeg() });
      if (!(await share(file))) setReady({ order, file });
    });

  const shareAgain = (file: File) =>
    run(async () => {
      setReady(undefined);
      if (!(await share(file))) saveFile(file, file.name);
    });

  const icon = busy ? <LoadingOutlined aria-hidden /> : <FilePdfOutlined aria-hidden />;
  // An order that changed meanwhile needs another PDF.
  if (ready?.order === order) {
    return (
      <Button ref={focus} type="primary" icon={icon} onClick={() => void shareAgain(ready.file)}>
        PDF pronto: compartilhar
      </Button>
    );
  }
  return priced ? (
    <MenuButton
      name="Compartilhar PDF"
      icon={icon}
      groups={choices}
      button={button}
      onOpen={loadAhead}
      onChoose={(choice) => void make(choice === 'priced')}
    >
      Compartilhar PDF
    </MenuButton>
  ) : (
    <Button
      icon={icon}
      aria-label={`Compartilhar PDF do pedido ${order.numerodopedido}`}
      onClick={() => void make(false)}
    >
      Compartilhar PDF
    </Button>
  );
}

/** It takes the place of the button that was pressed. */
const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** Whether that is done: false if the browser wants a newer tap, because making the PDF took too long. */
async function share(file: File): Promise<boolean> {
  const data = { files: [file] };
  if (!('canShare' in navigator) || !navigator.canShare(data)) {
    saveFile(file, file.name);
    return true;
  }
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError') return false;
    // The person closed the choice of apps.
    if (name === 'AbortError') return true;
    throw error;
  }
}
