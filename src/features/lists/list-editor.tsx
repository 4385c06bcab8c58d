import { ArrowLeftOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useMemo, useState, type SubmitEvent } from 'react';

import { byCode } from '../../../domain/order/check/comparison';
import { stepUp } from '../../../domain/product/pack';
import { describeFailure } from '../../../domain/outbox/failure';
import { tidyText } from '../../../domain/words/text';
import {
  linesComplaint,
  listLines,
  nameComplaint,
  type ListLine,
  type SavedList,
} from '../../../domain/lists/saved-list';
import { dataOf } from '../../providers/live/live';
import { useEveryProduct } from '../../providers/product/catalog';
import { useUnsaved } from '../../providers/page/use-unsaved';
import { useListLines, useListVerbs } from '../../providers/lists/saved-lists';
import { EditedLines } from '../../ui/lines/edited-lines';
import { ProductField } from '../../ui/lines/product-field';
import { Ready } from '../../ui/states/ready';
import { useNotify } from '../../ui/notices/notify';
import styles from './lists.module.css';
import { listWords, unsavedWords } from './list-words';
import { NameField } from './name-field';

interface ListEditorProps {
  /** The list as it was when the person started. */
  seen: SavedList;
  /** All lists, in their current state. */
  all: readonly SavedList[];
  /** Starts again with the current state of the list. */
  onReload: (now: SavedList) => void;
  onDone: () => void;
}

/** Changes a list's name and lines. Only 'Salvar alterações' stores the changes. */
export function ListEditor(props: ListEditorProps) {
  const { seen, onDone } = props;
  return (
    <>
      <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={onDone}>
        Todas as listas
      </Button>
      <Ready
        of={useListLines(seen)}
        loading="Carregando itens…"
        failed={(error) => describeFailure(listWords.linesFailed, error)}
      >
        {(stored) => <Editor {...props} stored={stored} />}
      </Ready>
    </>
  );
}

function Editor({
  seen,
  all,
  stored,
  onReload,
  onDone,
}: ListEditorProps & { stored: readonly ListLine[] }) {
  const { change } = useListVerbs();
  const { condicoes } = seen;
  const notify = useNotify();
  const [typed, setTyped] = useState(seen.nome);
  const [lines, setLines] = useState(stored);
  const [complaint, setComplaint] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const products = useEveryProduct();
  const packs = useMemo(() => byCode(dataOf(products)?.products ?? []), [products]);
  const now = all.find(({ lugar }) => lugar === seen.lugar);
  // While saving, the newer version is this very change.
  const overtaken = !busy && now?.mudanca !== seen.mudanca;
  useUnsaved('list', typed !== seen.nome || lines !== stored);

  async function save(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const nome = tidyText(typed);
    const others = all.filter(({ lugar }) => lugar !== seen.lugar).map((other) => other.nome);
    const wrongName = nameComplaint(nome, others);
    const wrongLines = linesComplaint(lines);
    setComplaint(wrongName);
    setFailure(wrongLines);
    if (wrongName !== undefined || wrongLines !== undefined) return;
    setBusy(true);
    try {
      const after = await change(seen, { nome, lines, condicoes });
      const before = { nome: seen.nome, lines: stored, condicoes };
      notify.undoable(listWords.saved(nome), () => change(after, before), unsavedWords);
      onDone();
    } catch (error) {
      console.error('The list was not changed', error);
      setFailure(unsavedWords(error));
      setBusy(false);
    }
  }

  return (
    <form className={`stack ${styles.editor}`} noValidate onSubmit={(event) => void save(event)}>
      <NameField label="Nome" value={typed} complaint={complaint} focused onChange={setTyped} />
      <ProductField
        products={dataOf(products)}
        complaint={
          products.status === 'failed'
            ? describeFailure(listWords.productsFailed, products.error)
            : undefined
        }
        onChoose={(product) =>
          setLines(listLines([...lines, { ...product, quantity: stepUp(product, 0) }]))
        }
      />
      <EditedLines label="Itens da lista" lines={lines} packs={packs} onChange={setLines} />
      {overtaken ? (
        <Alert
          type="warning"
          showIcon
          title={now ? listWords.conflict : 'Esta lista foi excluída em outro aparelho.'}
          action={
            now && (
              <Button size="small" onClick={() => onReload(now)}>
                Ver como está agora
              </Button>
            )
          }
        />
      ) : (
        failure !== undefined && <Alert type="error" showIcon title={failure} />
      )}
      <Button type="primary" htmlType="submit" loading={busy} disabled={overtaken}>
        Salvar alterações
      </Button>
    </form>
  );
}
