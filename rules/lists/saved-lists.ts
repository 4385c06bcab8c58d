import {
  maxListNameLength,
  maxSavedListLines,
  type ListLine,
  type StoredList,
} from '../../domain/lists/saved-list';
import {
  all,
  any,
  either,
  exists,
  hasChildren,
  is,
  isnt,
  matches,
  not,
} from '../language/condition';
import { code } from '../language/expression';
import { after, before, stored, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { cartLineFields } from '../order/lines';
import { draftTerms } from '../order/quote/terms';
import { can, me } from '../session/caller';
import {
  anything,
  holdsNoLink,
  plain,
  recordWith,
  requestKey,
  wholeNumber,
} from '../values/values';

const uid = code('$uid');
const place = code('$lista');
const isOwner = all(is(me, uid), can('useCart'));

/** The keys of `maxSavedLists` lists and of `maxSavedListLines` lines, which limits their number. */
const isListPlace = matches(place, /^([0-9]|[1-4][0-9])$/);
const isLinePlace = matches(code('$linha'), /^([0-9]|[1-9][0-9]|1[0-9][0-9])$/);

const linesAfter = after`listas/${uid}/linhas/${place}`;

const followsOnStored = all(
  is(written`anterior`, either(exists(stored), stored`mudanca`, '')),
  isnt(written`mudanca`, stored`mudanca`),
  is(written`em`, code('now')),
);

const listFields = {
  nome: { validate: all(plain(1, maxListNameLength), holdsNoLink) },
  linhas: { validate: wholeNumber(1, maxSavedListLines) },
  em: { validate: anything },
  mudanca: { validate: requestKey },
  anterior: { validate: anything },
  condicoes: draftTerms,
} satisfies Record<keyof StoredList, RuleNode>;

const names: RuleNode = {
  children: {
    $lista: {
      write: allow(
        `The owner: a change names the one before it, so if two devices write, the slower is refused. A list and its
          lines are created and deleted together.`,
        isOwner,
        any(
          all(not(exists(written)), not(exists(linesAfter))),
          all(exists(written), exists(linesAfter), followsOnStored),
        ),
      ),
      validate: all(
        isListPlace,
        recordWith<StoredList>('nome', 'linhas', 'em', 'mudanca', 'anterior'),
      ),
      children: listFields,
    },
  },
};

const { CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda, quantity } = cartLineFields;
const lineFields = {
  ...{ CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda, quantity },
} satisfies Record<keyof ListLine, RuleNode>;

const changeOf = (database: typeof before) => database`listas/${uid}/nomes/${place}/mudanca`;

const lines: RuleNode = {
  children: {
    $lista: {
      write: allow(
        'With a change or the deletion of their list, whose own rule requires the owner.',
        isnt(changeOf(after), changeOf(before)),
      ),
      validate: hasChildren(written),
      children: {
        $linha: {
          validate: all(
            isLinePlace,
            recordWith<ListLine>('CD_PRODUTO', 'DESCRICAO', 'CD_GRUPO', 'preco_venda', 'quantity'),
          ),
          children: lineFields,
        },
      },
    },
  },
};

/** `listas/{uid}`: a person's lists in `nomes/{lugar}`, and their lines in `linhas/{lugar}/{linha}`. */
export const savedLists: RuleNode = {
  children: {
    $uid: {
      read: allow('People read only their own lists.', isOwner),
      children: { nomes: names, linhas: lines },
    },
  },
};
