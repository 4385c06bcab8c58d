import { Button, Progress } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';

import { obstacleTo } from '../../../../domain/order/change';
import type { OrderHead } from '../../../../domain/order/head';
import { busyWords, maxChosenOrders } from '../../../../domain/order/many';
import type { ApprovalAction } from '../../../../domain/people/approval';
import type { SellerEntry, User } from '../../../../domain/people/user';
import { useConnected } from '../../../providers/outbox/connection';
import { useManyJob, useManyOrders, useManyRunning } from '../../../providers/outbox/many-orders';
import { useOutbox } from '../../../providers/outbox/outbox-provider';
import { useApprovals } from '../../../providers/people/people-lists';
import { usePendingOfSeller } from '../../../providers/people/person';
import { SellersProvider, useSellers } from '../../../providers/people/sellers';
import { useUser } from '../../../providers/session/session';
import { Dialog } from '../../../ui/dialogs/dialog';
import { SearchSelect } from '../../../ui/fields/search-select';
import { Labelled } from '../../../ui/forms/labelled';
import { RowButton } from '../../../ui/list/row-button';
import { Ready } from '../../../ui/states/ready';
import { leftWords } from './seller-left-words';

/** On an approved seller's page: hands over their pending orders, then removes them. */
export function SellerLeft({ seller }: { seller: User }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {seller.analise === true && (
        <RowButton tone="danger" onClick={() => setOpen(true)}>
          {leftWords.button}
        </RowButton>
      )}
      {open && (
        <SellersProvider>
          <LeftDialog seller={seller} onClose={() => setOpen(false)} />
        </SellersProvider>
      )}
    </>
  );
}

interface LeftProps {
  seller: User;
  onClose: () => void;
}

function LeftDialog({ seller, onClose }: LeftProps) {
  return (
    <Dialog
      title={leftWords.title(seller.nome)}
      width={480}
      closable={false}
      onClose={onClose}
      footer={null}
    >
      <Ready
        of={usePendingOfSeller(seller.uid)}
        loading="Carregando pedidos…"
        failed={leftWords.failed}
      >
        {(pending) => <Steps seller={seller} pending={pending} onClose={onClose} />}
      </Ready>
    </Dialog>
  );
}

/** The confirmed hand-over. */
interface Handed {
  orders: readonly OrderHead[];
  to: SellerEntry | undefined;
}

/** Each step follows from the stored orders and record, so that an interrupted hand-over continues where it ended. */
function Steps({ seller, pending, onClose }: LeftProps & { pending: readonly OrderHead[] }) {
  const { nome } = seller;
  const user = useUser();
  const connected = useConnected();
  const { begin, busy } = useManyOrders();
  const running = useManyRunning();
  const job = useManyJob();
  const { stopGroup, tryGroupAgain } = useOutbox();
  const [handed, setHanded] = useState<Handed>();
  const isMovable = (order: OrderHead) => !obstacleTo({ campo: 'vendedor' }, order, user);
  const left = pending.filter(isMovable);
  const kept = pending.filter((order) => !isMovable(order));
  const keptWords = kept.length > 0 && <p>{leftWords.kept(nome, kept)}</p>;
  const all = handed?.orders ?? [];
  const numbers = new Set(all.map(({ numerodopedido }) => numerodopedido));
  const following = left.filter(({ numerodopedido }) => numbers.has(numerodopedido));

  if (handed && following.length > 0) {
    const done = all.length - following.length;
    const stopped = busy && !running;
    return (
      <>
        <Progress
          percent={(100 * done) / all.length}
          showInfo={false}
          aria-label={leftWords.button}
        />
        <p role="status">
          {stopped
            ? leftWords.stopped(done, all.length, nome)
            : leftWords.progress(done, all.length, connected)}
        </p>
        {keptWords}
        <Buttons>
          {job && !stopped && <Button onClick={() => stopGroup(job.id)}>{leftWords.stop}</Button>}
          {job && stopped && (
            <Button type="primary" onClick={() => tryGroupAgain(job.id)}>
              {leftWords.goOn}
            </Button>
          )}
          {stopped && <Button onClick={onClose}>{leftWords.close}</Button>}
        </Buttons>
      </>
    );
  }
  if (handed && left.length === 0) {
    const { analise } = seller;
    return analise === 'removido' ? (
      <>
        <p role="status">{leftWords.done(nome, all, handed.to?.label)}</p>
        {keptWords}
        <Buttons>
          <Button type="primary" autoFocus onClick={onClose}>
            {leftWords.close}
          </Button>
        </Buttons>
      </>
    ) : (
      <Removal
        key={String(analise)}
        seller={seller}
        action={analise ? 'reprovar' : 'remover'}
        onClose={onClose}
      />
    );
  }
  return (
    <Question
      seller={seller}
      orders={left}
      busy={busy}
      onConfirm={(to) => {
        if (to && left.length > 0) begin({ campo: 'vendedor', vendedor: to }, left);
        setHanded({ orders: [...all, ...left], to: to ?? handed?.to });
      }}
      onClose={onClose}
    >
      {keptWords}
    </Question>
  );
}

interface QuestionProps extends LeftProps {
  /** The orders that another seller takes over. */
  orders: readonly OrderHead[];
  /** Another bulk change is open. */
  busy: boolean;
  onConfirm: (successor: SellerEntry | undefined) => void;
  children: ReactNode;
}

function Question({ seller, orders, busy, onConfirm, onClose, children }: QuestionProps) {
  const [uid, setUid] = useState<string>();
  const [complaint, setComplaint] = useState<string>();
  const sellers = useSellers();

  function confirm() {
    const known = sellers.status === 'ready' ? sellers.data : [];
    const to = known.find(({ value }) => value === uid);
    if (orders.length === 0) onConfirm(undefined);
    else if (!to) setComplaint(leftWords.choose);
    else if (busy) setComplaint(busyWords);
    else onConfirm(to);
  }

  return (
    <>
      <p>{leftWords.plan(seller.nome, orders)}</p>
      {orders.length === maxChosenOrders && <p>{leftWords.limit(maxChosenOrders)}</p>}
      {orders.length > 0 && (
        <Ready of={sellers} loading="Carregando vendedores…" failed={leftWords.sellersFailed} dated>
          {(all) => (
            <Labelled label={leftWords.successor} complaint={complaint} said="polite">
              {(control) => (
                <SearchSelect<string>
                  {...control}
                  autoFocus
                  style={{ width: '100%' }}
                  placeholder="Escolha"
                  options={all.filter(({ value }) => value !== seller.uid)}
                  {...(uid !== undefined && { value: uid })}
                  onChange={(value) => {
                    setUid(value);
                    setComplaint(undefined);
                  }}
                />
              )}
            </Labelled>
          )}
        </Ready>
      )}
      {children}
      <p>{leftWords.closes(seller.nome)}</p>
      <Buttons>
        <Button type="primary" danger onClick={confirm}>
          {leftWords.confirm}
        </Button>
        <Button onClick={onClose}>{leftWords.cancel}</Button>
      </Buttons>
    </>
  );
}

interface RemovalProps extends LeftProps {
  action: ApprovalAction;
}

/** One of the two changes that remove an approved seller. */
function Removal({ seller, action, onClose }: RemovalProps) {
  const connected = useConnected();
  const { apply, actOn } = useApprovals();
  const [tries, setTries] = useState(0);
  const [asked, setAsked] = useState<number>();
  // The record changes before the outbox knows that the change before this one is done, and it takes one at a time.
  const isFree = !actOn(seller);
  useEffect(() => {
    if (!isFree || asked === tries) return;
    const reason = action === 'remover' ? leftWords.reason : '';
    void apply(seller, action, reason).then(() => setAsked(tries));
  }, [apply, seller, action, isFree, asked, tries]);
  const failed = isFree && asked === tries;
  return (
    <>
      <p role={failed ? 'alert' : 'status'}>
        {failed ? leftWords.notClosed(seller) : leftWords.closing(connected)}
      </p>
      <Buttons>
        {failed && (
          <Button type="primary" onClick={() => setTries(tries + 1)}>
            Tentar de novo
          </Button>
        )}
        <Button onClick={onClose}>{leftWords.close}</Button>
      </Buttons>
    </>
  );
}

function Buttons({ children }: { children: ReactNode }) {
  return (
    <div className="wrap" style={{ marginTop: 'var(--mmv-space-4)' }}>
      {children}
    </div>
  );
}
