import { approvalActions, canApply, type ApprovalAction } from '../../../domain/people/approval';
import type { User } from '../../../domain/people/user';
import type { OpenAct } from '../../providers/outbox/outbox-provider';
import { keepFocus } from '../../ui/hooks/keep-focus';
import { useSecondsUntil } from '../../ui/hooks/use-seconds-until';
import { RowButton } from '../../ui/list/row-button';
import { WaitingMark } from '../../ui/states/waiting-mark';
import { approvalWords, undoWords } from './approval-words';
import styles from './person-actions.module.css';
import type { ApplyApproval } from './use-approval';

export type LabelledAction = { action: ApprovalAction; label: string };

interface PersonActionsProps {
  person: User;
  /** In the order of the buttons. Actions that the approval doesn't allow are left out. */
  actions: readonly LabelledAction[];
  /** The open change of the person's approval. */
  asked: OpenAct | undefined;
  onApply: ApplyApproval;
}

/** The actions on a person's approval, and the one that is open. */
export function PersonActions({ person, actions, asked, onApply }: PersonActionsProps) {
  const asking = asked?.act.campo === 'analise' ? asked.act : undefined;
  const undo = asked?.doneAt === undefined ? undefined : asked.cancel;
  const possible = actions.filter(
    // 'Desfazer' replaces the button of the change, so that nothing moves.
    ({ action }) => canApply(action, person) && (!undo || action === asking?.acao),
  );
  return (
    <div className="wrap">
      {asked?.waits && asking ? (
        // Replaces the buttons, so that nothing moves.
        <div className={styles.waiting}>
          <WaitingMark
            what={approvalWords[asking.acao].noun}
            of={person.nome}
            onCancel={asked.cancel}
          />
        </div>
      ) : (
        <div key="possible" ref={keepFocus} className="wrap">
          {possible.map(({ action, label }) => (
            <RowButton
              key={action}
              tone={toneOf(action)}
              aria-label={`${label} ${person.nome}`}
              data-key={approvalActions[action].to === true ? 'a' : undefined}
              busy={asked !== undefined && !asked.waits && !undo}
              aria-disabled={asked !== undefined}
              onClick={() => {
                if (!asked) onApply(person, action);
              }}
            >
              {label}
            </RowButton>
          ))}
        </div>
      )}
      {undo && <UndoButton person={person} doneAt={asked?.doneAt} onUndo={undo} />}
    </div>
  );
}

function toneOf(action: ApprovalAction): 'primary' | 'danger' | undefined {
  if (approvalActions[action].to === true) return 'primary';
  return action === 'remover' || action === 'reprovar' ? 'danger' : undefined;
}

interface UndoButtonProps {
  person: User;
  doneAt: number | undefined;
  onUndo: () => void;
}

/** Undoes an approval before it is sent. */
function UndoButton({ person, doneAt, onUndo }: UndoButtonProps) {
  const seconds = useSecondsUntil(doneAt);
  return (
    <div ref={keepFocus} className="wrap">
      <RowButton aria-label={undoWords.label(person)} onClick={onUndo}>
        {undoWords.button}
      </RowButton>
      <span className={`secondary numbers ${styles.seconds}`} aria-hidden>
        {seconds} s
      </span>
      <span role="status" className="visually-hidden">
        {undoWords.status(person)}
      </span>
    </div>
  );
}
