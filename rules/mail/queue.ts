import { failedMailsAtOnce, mailRequests, type QueuedMail } from '../../domain/mail/queued-mail';
import { exists, is, isAtLeast, isAtMost, not } from '../language/condition';
import { code } from '../language/expression';
import { before, stored, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can } from '../session/caller';
import { oneOf } from '../values/values';

const failure = 'falha' satisfies keyof QueuedMail;

/** `emails`: the mails to send, and the state of the job that sends them (decision 97). */
export const mails: RuleNode = {
  why: "The server's queue: browsers write no mail. The administrator sees failed mails.",
  children: {
    fila: {
      read: allow(
        'Decision 97: the administrator reads the newest failed mails.',
        can('administer'),
        is(code('query.orderByChild'), failure),
        isAtLeast(code('query.startAt'), 1),
        isAtMost(code('query.limitToLast'), failedMailsAtOnce),
      ),
      indexOn: ['quando', 'fim', 'pedido', failure] satisfies (keyof QueuedMail)[],
      children: {
        $mail: {
          children: {
            pedido: {
              write: allow(
                'Decision 97: the administrator retries or dismisses a failed mail, once.',
                can('administer'),
                not(exists(stored)),
                exists(written),
                exists(before`emails/fila/${code('$mail')}/falha`),
              ),
              validate: oneOf(mailRequests),
            },
          },
        },
      },
    },
  },
};
