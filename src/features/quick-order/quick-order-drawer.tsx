import { Alert, Button, Tabs } from 'antd';
import { useRef, useState } from 'react';

import { cartName } from '../../../domain/cart/cart';
import { describeFailure } from '../../../domain/outbox/failure';
import { mostEntries, readTable } from '../../../domain/quick-order/text';
import { counted } from '../../../domain/words/counted';
import { useCart } from '../../providers/cart/cart';
import { useRefreshCatalog } from '../../providers/product/catalog';
import type { KeptList } from '../../providers/quick-order/use-kept-lines';
import { Drawer } from '../../ui/dialogs/drawer';
import { LoadingState } from '../../ui/states/loading-state';
import { useMediaQuery } from '../../ui/hooks/use-media-query';
import { LineFooter } from './lines/line-footer';
import { LineLists } from './lines/line-lists';
import { PasteList } from './input/paste-list';
import { readingWords, type Outcome, type ReadBatch } from './input/reading-words';
import styles from './quick-order.module.css';
import { TypeLine } from './lines/type-line';
import { UploadFile } from './input/upload-file';
import { useFocusMoves } from './use-focus-moves';
import { useQuickOrder } from './use-quick-order';

interface QuickOrderDrawerProps {
  kept: KeptList;
  open: boolean;
  onClose: () => void;
}

const frame = { body: { padding: 0 }, footer: { padding: 0 } };

/** 'Pedido rápido': three ways to enter lines, and below them the lines with their verdicts. Closing keeps them. */
export function QuickOrderDrawer({ kept, open, onClose }: QuickOrderDrawerProps) {
  const quick = useQuickOrder(kept);
  const { products, catalog } = quick;
  const customer = useCart((cart) => cart.customer);
  const cart = cartName(customer);
  const refresh = useRefreshCatalog();
  const wide = useMediaQuery('(min-width: 1024px)');
  const [said, setSaid] = useState('');
  const [added, setAdded] = useState(0);
  const [tab, setTab] = useState('type');
  const [lastRead, setLastRead] = useState<ReadBatch>();
  const frameOf = useRef<HTMLDivElement>(null);
  const focus = useFocusMoves(frameOf, quick.verdicts);

  // Numbers typed lines after the last one.
  const nextPlace = (kept.list.entries.at(-1)?.id ?? 0) + 1;

  function leave() {
    setAdded(0);
    setSaid('');
    onClose();
  }

  /** Adds the lines of a pasted list or a spreadsheet. */
  function includeAll({ reading, hiddenSheets = [] }: Outcome): string | undefined {
    if (reading.kind === 'tooMany') return tooMany(reading.count);
    const { lines, skipped } = reading;
    if (lines.length + skipped.notOrdered + skipped.hidden === 0) {
      return 'Nenhuma linha foi encontrada.';
    }
    const batch = quick.include(lines);
    if (batch === undefined) return tooMany(lines.length);
    setLastRead({ batch, reading, hiddenSheets });
    setAdded(0);
    setSaid('');
    focus.after('firstFault');
    return undefined;
  }

  /** Adds the hidden rows of the last file. */
  function includeHidden() {
    const hidden = lastRead?.reading.hidden;
    const reading = hidden && catalog && readTable(hidden.table, catalog, hidden.columns);
    if (reading && reading.kind !== 'ask') setSaid(includeAll({ reading }) ?? '');
  }

  function openPaste(text: string) {
    kept.change((list) => ({ ...list, text: `${list.text}\n${text}`.trim() }));
    setTab('paste');
    focus.after('paste');
  }

  function putIn() {
    const count = quick.putGoodIn();
    setAdded(count);
    setLastRead(undefined);
    setSaid(`${counted(count, 'item adicionado', 'itens adicionados')} ao ${cart}.`);
    focus.after('afterAdding');
  }

  return (
    <Drawer
      title={customer ? `Pedido rápido para ${customer.nome}` : 'Pedido rápido'}
      size={wide ? '960px' : '100%'}
      open={open}
      styles={frame}
      onClose={leave}
      afterOpenChange={(shown) => {
        if (shown) focus.now('code');
      }}
      footer={
        <LineFooter quick={quick} said={said} added={added} onPutIn={putIn} onLeave={leave} />
      }
    >
      <div ref={frameOf} className={`column ${styles.frame}`}>
        {products.status === 'failed' && (
          <Alert
            type="error"
            showIcon
            title={describeFailure(
              'O catálogo não pôde ser carregado: suas linhas ficam guardadas',
              products.error,
            )}
            action={<Button onClick={refresh}>Tentar de novo</Button>}
          />
        )}
        {!kept.kept && (
          <Alert
            type="warning"
            showIcon
            title="Este navegador não pôde guardar a lista: ela se perde ao fechar a página."
          />
        )}
        {products.status === 'loading' && <LoadingState text="Carregando o catálogo…" />}
        {catalog && (
          <>
            <Tabs
              activeKey={tab}
              onChange={setTab}
              items={[
                {
                  key: 'type',
                  label: 'Digitar',
                  children: (
                    <TypeLine
                      catalog={catalog}
                      goodLines={quick.counts.ready}
                      onInclude={(line) => {
                        const batch = quick.include([{ ...line, place: nextPlace }]);
                        if (batch === undefined) return tooMany(1);
                        setAdded(0);
                        setSaid('');
                        return undefined;
                      }}
                      onPasteList={openPaste}
                      onFinish={() => focus.now('putIn')}
                    />
                  ),
                },
                {
                  key: 'paste',
                  label: 'Colar lista',
                  children: (
                    <PasteList
                      text={kept.list.text}
                      catalog={catalog}
                      small={quick.verdicts.length > 0}
                      onText={(text) => kept.change((list) => ({ ...list, text }))}
                      onRead={includeAll}
                    />
                  ),
                },
                {
                  key: 'upload',
                  label: 'Enviar planilha',
                  children: <UploadFile catalog={catalog} onRead={includeAll} />,
                },
              ]}
            />
            {lastRead && (
              <Alert
                type="info"
                showIcon
                role="status"
                title={readingWords(lastRead, quick.verdicts)}
                action={
                  lastRead.reading.hidden && (
                    <Button size="small" onClick={includeHidden}>
                      Incluir linhas ocultas
                    </Button>
                  )
                }
              />
            )}
            <LineLists
              quick={quick}
              catalog={catalog}
              onSay={setSaid}
              onSettled={() => focus.after('firstFault')}
            />
          </>
        )}
      </div>
    </Drawer>
  );
}

function tooMany(count: number): string {
  const [lines, most] = [count, mostEntries].map((number) => number.toLocaleString('pt-BR'));
  return `São ${lines} linhas, e o pedido rápido guarda até ${most} de uma vez. Nada foi lido: divida a lista.`;
}
