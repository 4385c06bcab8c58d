import { Button } from 'antd';
import { useState } from 'react';

import { hasSteps } from '../../../../domain/order/change';
import {
  attachesDocuments,
  documentFile,
  documentKindNames,
  type OrderDocument,
} from '../../../../domain/order/documents';
import type { Order } from '../../../../domain/order/order';
import { can } from '../../../../domain/session/access';
import { momentInWords } from '../../../../domain/words/time';
import { useDocuments, useDocumentVerbs } from '../../../providers/order/detail/documents';
import { useUser } from '../../../providers/session/session';
import { finalWords, useConfirmDialog } from '../../../ui/dialogs/use-confirm-dialog';
import { saveFile } from '../../../ui/export/save-file';
import { useControlSize } from '../../../ui/hooks/use-control-size';
import { lazyPart } from '../../../ui/late/lazy-part';
import { useNotify } from '../../../ui/notices/notify';
import { FailedState } from '../../../ui/states/failed-state';
import { RetryAlert } from '../../../ui/states/retry-alert';
import sections from '../parts/section.module.css';
import { documentWords } from '../words/document-words';
import styles from './documents.module.css';

const AttachForm = lazyPart({
  load: async () => (await import('./attach-form')).AttachForm,
  failure: 'O formulário dos documentos não foi carregado',
  Failed: FailedState,
});

/** Invoice, bill and PIX of an order (decision 121). Only approved orders have them, so only these are asked about. */
export function OrderDocuments({ order }: { order: Order }) {
  return hasSteps(order) ? <Documents order={order} /> : null;
}

function Documents({ order }: { order: Order }) {
  const { numerodopedido } = order;
  const live = useDocuments(numerodopedido);
  const user = useUser();
  const adds = attachesDocuments(user, order);
  /** False once the form was closed: its button takes the focus back. */
  const [isOpen, setOpen] = useState<boolean>();
  const size = useControlSize();
  if (live.status === 'failed') {
    return <RetryAlert message={documentWords.failed} onRetry={live.retry} />;
  }
  if (live.status === 'loading' || (!adds && live.data.length === 0)) return null;
  return (
    <section className={sections.section}>
      <h2 className={sections.title}>{documentWords.title}</h2>
      {live.data.length > 0 && (
        <ul className={styles.list}>
          {live.data.map((document) => (
            <DocumentEntry
              key={document.id}
              {...{ numerodopedido, document }}
              removes={can(user, 'administer')}
            />
          ))}
        </ul>
      )}
      {isOpen && <AttachForm numerodopedido={numerodopedido} onDone={() => setOpen(false)} />}
      {adds && !isOpen && (
        <Button size={size} autoFocus={isOpen === false} onClick={() => setOpen(true)}>
          {documentWords.add}
        </Button>
      )}
    </section>
  );
}

interface DocumentEntryProps {
  numerodopedido: number;
  document: OrderDocument;
  removes: boolean;
}

function DocumentEntry({ numerodopedido, document, removes }: DocumentEntryProps) {
  const { id, tipo, nome, codigo, de, em } = document;
  const verbs = useDocumentVerbs(numerodopedido);
  const notify = useNotify();
  const { askConfirmation } = useConfirmDialog();
  const [busy, setBusy] = useState(false);
  const size = useControlSize();
  const kind = documentKindNames[tipo];
  // The app names a PIX 'PIX', which its kind says already.
  const ownName = kind.startsWith(nome) ? '' : nome;
  const of = ownName === '' ? kind : `${kind}, ${ownName}`;

  async function act(verb: () => Promise<void>) {
    setBusy(true);
    try {
      await verb();
    } catch (error) {
      notify.error((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  const save = async () => saveFile(await verbs.open(id), documentFile(numerodopedido, tipo));

  async function copy(code: string) {
    try {
      await navigator.clipboard.writeText(code);
      notify.success(documentWords.copied);
    } catch (error) {
      console.error('A PIX code could not be copied', error);
      notify.error(documentWords.notCopied);
    }
  }

  const askRemoval = () =>
    askConfirmation({
      title: 'Remover documento',
      message: `${of}: sai do pedido ${numerodopedido}. ${finalWords}`,
      confirm: 'REMOVER',
      cancel: 'CANCELAR',
      destructive: true,
      action: () => void act(() => verbs.remove(id)),
    });

  return (
    <li className={styles.entry}>
      <div>
        <p className="breaks">
          <strong>{kind}</strong> {ownName}
        </p>
        <p className="small secondary">
          {momentInWords(new Date(em))}
          {de !== '' && `, ${de}`}
        </p>
      </div>
      <div className="wrap">
        {codigo === null ? (
          <Button
            size={size}
            loading={busy}
            aria-label={`Baixar: ${of}`}
            onClick={() => void act(save)}
          >
            Baixar
          </Button>
        ) : (
          <Button size={size} aria-label={`Copiar código: ${of}`} onClick={() => void copy(codigo)}>
            Copiar código
          </Button>
        )}
        {removes && (
          <Button
            size={size}
            danger
            disabled={busy}
            aria-label={`Remover: ${of}`}
            onClick={askRemoval}
          >
            Remover
          </Button>
        )}
      </div>
    </li>
  );
}
