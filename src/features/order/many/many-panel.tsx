import { Button, Progress } from 'antd';
import { memo, useId, useRef } from 'react';

import type { ManyJob } from '../../../../domain/order/many';
import { dateOfDay } from '../../../../domain/words/time';
import { useToday } from '../../../providers/page/use-today';
import { useConnected } from '../../../providers/outbox/connection';
import { useOutbox } from '../../../providers/outbox/outbox-provider';
import { useHeightVariable } from '../../../ui/hooks/use-height-variable';
import { keepFocus } from '../../../ui/hooks/keep-focus';
import styles from './many-panel.module.css';
import { countEnds, describeVerdict, jobTitle, progressWords } from './many-words';

/** The progress of a bulk change, at the bottom of every screen, with the orders that were not changed. */
export const ManyPanel = memo(function ManyPanel({ job }: { job: ManyJob }) {
  const { stopGroup, goOnWithGroup, tryGroupAgain, closeGroup } = useOutbox();
  const { id: group, running } = job;
  const connected = useConnected();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useHeightVariable(panel, '--mmv-many-panel');
  const { all, open, failed } = countEnds(job);

  /** The panel disappears with its button, so the page takes the focus. */
  function leave() {
    closeGroup(group);
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className={`no-print ${styles.room}`} />
      <section
        ref={panel}
        className={`card no-print no-ring ${styles.panel}`}
        aria-labelledby={id}
        tabIndex={-1}
      >
        <h2 id={id} className={styles.title}>
          {jobTitle(job)}
        </h2>
        <Progress
          percent={(100 * (all - open)) / all}
          showInfo={false}
          status={running ? 'active' : 'normal'}
          aria-label={jobTitle(job)}
        />
        {/* Announcing each order would take half a minute. */}
        <p role="status" aria-live={running && connected ? 'off' : 'polite'}>
          {progressWords(job, connected)}
        </p>
        <ManyVerdicts job={job} />
        {/* The buttons change while focused, so the panel takes the focus. */}
        <div
          key={running ? 'running' : open > 0 ? 'stopped' : 'ended'}
          ref={keepFocus}
          className={styles.buttons}
        >
          {running && <Button onClick={() => stopGroup(group)}>Parar</Button>}
          {!running && open > 0 && (
            <Button type="primary" onClick={() => goOnWithGroup(group)}>
              Continuar
            </Button>
          )}
          {!running && open === 0 && failed > 0 && (
            <Button type="primary" onClick={() => tryGroupAgain(group)}>
              Tentar de novo
            </Button>
          )}
          {!running && <Button onClick={leave}>{open > 0 ? 'Encerrar' : 'Fechar'}</Button>}
        </div>
      </section>
    </>
  );
});

/** The outcome of each order: not changed and why, or changed. */
function ManyVerdicts({ job: { entries } }: { job: ManyJob }) {
  const today = dateOfDay(useToday());
  const left = entries.flatMap(({ act, recusa }) =>
    recusa ? [{ act, words: describeVerdict(act, recusa, today) }] : [],
  );
  const done = entries.filter(({ feito }) => feito);
  return (
    <>
      {left.length > 0 && (
        // Scrolling areas must be reachable by keyboard.
        <ul className={styles.left} tabIndex={0} aria-label="Não alterados">
          {left.map(({ act, words }) => (
            <li key={act.id}>{words}</li>
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <details className="small">
          <summary>Alterados ({done.length})</summary>
          <p className={styles.numbers} tabIndex={0}>
            {done.map(({ act }) => act.numerodopedido).join(', ')}
          </p>
        </details>
      )}
    </>
  );
}
