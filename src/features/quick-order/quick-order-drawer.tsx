import { Alert, Button, Tabs } from 'antd';
import { useRef, useState } from 'react';

import { cartName } from '../../../domain/cart/cart';
import { describeFailure } from '../../../domain/outbox/failure';
import { mostEntries } from '../../../domain/quick-order/quick-order';
import { useCart } from '../../providers/cart/cart';
import { useRefreshCatalog } from '../../providers/product/catalog';
import type { KeptList } from '../../providers/quick-order/use-kept-lines';
import { Drawer } from '../../ui/dialogs/drawer';
import { LoadingState } from '../../ui/states/loading-state';
import { useMediaQuery } from '../../ui/hooks/use-media-query';
import { LineFooter } from './lines/line-footer';
import { LineLists } from './lines/line-lists';
import { PasteList } from './input/paste-list';
import type { ReadLines } from './input/read-sheet';
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

const width = 960;
const frame = { body: { padding: 0 }, footer: { padding: 0 } };

/** 'Pedido rápido': three ways to write lines, and below them the lines with their verdicts. Closing keeps them. */
export function QuickOrderDrawer({ kept, open, onClose }: QuickOrderDrawerProps) {
  const quick = useQuickOrder(kept);
  const { products, catalog } = quick;
  const customer = useCart((cart) => cart.customer);
  const cart = cartName(customer);
  const refresh = useRefreshCatalog();
  const wide = useMediaQuery('(min-width: 1024px)');
  const [said, setSaid] = useState('');
  const [added, setAdded] = useState(0);
  const frameOf = useRef<HTMLDivElement>(null);
  const focus = useFocusMoves(frameOf, quick.verdicts);

  // Typed lines are counted on.
  const nextPlace = (kept.list.entries.at(-1)?.id ?? 0) + 1;

  function leave() {
    setAdded(0);
    setSaid('');
    onClose();
  }

  /** Takes what was read at once: a pasted list or a spreadsheet. */
  function includeAll(written: ReadLines): string | undefined {
    if ('tooMany' in written) return tooMany(written.tooMany);
    if (written.length === 0) return 'Nenhuma linha foi encontrada.';
    if (!quick.include(written)) return tooMany(written.length);
    setAdded(0);
    setSaid('');
    focus.after('firstFault');
    return undefined;
  }

  function putIn() {
    const count = quick.putGoodIn();
    setAdded(count);
    setSaid(
      count === 1 ? `1 item adicionado ao ${cart}.` : `${count} itens adicionados ao ${cart}.`,
    );
    focus.after('afterAdding');
  }

  return (
    <Drawer
      title={customer ? `Pedido rápido para ${customer.nome}` : 'Pedido rápido'}
      size={wide ? width : '100%'}
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
      <div ref={frameOf} className={styles.frame}>
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
              items={[
                {
                  key: 'type',
                  label: 'Digitar',
                  children: (
                    <TypeLine
                      catalog={catalog}
                      goodLines={quick.counts.ready}
                      onInclude={(line) => {
                        if (!quick.include([{ ...line, place: nextPlace }])) return tooMany(1);
                        setAdded(0);
                        setSaid('');
                        return undefined;
                      }}
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
            <LineLists
              quick={quick}
              catalog={catalog}
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
