import { Button } from 'antd';
import { useState } from 'react';

import { dayText } from '../../../../../domain/figures/period';
import { dayOfDate } from '../../../../../domain/words/time';
import { useApprovedOrders } from '../../../../providers/order/approved-orders';
import { useAsksForTerms } from '../../../../providers/order/terms';
import { useToday } from '../../../../providers/page/use-today';
import { useConnected } from '../../../../providers/outbox/connection';
import { dataOf } from '../../../../providers/live/live';
import { Dialog } from '../../../../ui/dialogs/dialog';
import { saveFile } from '../../../../ui/export/save-file';
import { DayField } from '../../../../ui/fields/day-field';
import { erpFile } from './erp-file';
import { erpFileName, erpWords, foundWords } from '../export-words';
import styles from '../../../../ui/export/export-dialog.module.css';
import { Note } from '../../../../ui/states/note';

/** Saves the orders that were approved on a chosen day, for the distributor's ERP. */
export function ErpDialog({ onClose }: { onClose: () => void }) {
  const today = dayText(useToday());
  const [day, setDay] = useState(today);
  const [saved, setSaved] = useState(false);
  const live = useApprovedOrders(day === '' ? undefined : dayOfDate(day));
  const connected = useConnected();
  const withTerms = useAsksForTerms();
  const found = dataOf(live);
  const damaged = found?.orders.filter(({ problems }) => problems) ?? [];

  function save() {
    if (!found) return;
    saveFile(erpFile(found.orders, found.sellerCodes, withTerms), erpFileName(day));
    setSaved(true);
  }

  return (
    <Dialog
      title={erpWords.title}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Fechar</Button>
          {live.status === 'failed' && <Button onClick={live.retry}>Tentar de novo</Button>}
          <Button type="primary" disabled={!found || found.orders.length === 0} onClick={save}>
            {erpWords.save}
          </Button>
        </>
      }
    >
      <div className={`stack ${styles.body}`}>
        <p>{erpWords.subject}</p>
        <DayField
          label={erpWords.day}
          value={day}
          onChange={(chosen) => {
            setDay(chosen);
            setSaved(false);
          }}
        />
        <div className={styles.state}>
          <p role="status">
            {day !== '' && foundWords(live, connected)}
            {saved && ` Salvo em ${erpFileName(day)}.`}
          </p>
          {day === today && <p className={`secondary ${styles.hint}`}>{erpWords.unfinished}</p>}
        </div>
        {found?.incomplete && <Note type="info" title={erpWords.incomplete} />}
        {damaged.length > 0 && (
          <Note
            type="warning"
            title={erpWords.damaged(damaged.map(({ numerodopedido }) => numerodopedido))}
          />
        )}
      </div>
    </Dialog>
  );
}
