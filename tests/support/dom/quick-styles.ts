/** Elements that are inline by default. */
const inline = new Set(
  'a abbr b button code em i img input kbd label mark s select small span strong sub sup svg textarea time u'.split(
    ' ',
  ),
);

/** antd's classes for hidden elements: `ant-select-dropdown-hidden` and the like. */
const putAway = /(^|\s)ant-[\w-]*-hidden(\s|$)/;
const neverShown = new Set(['head', 'script', 'style', 'template', 'title']);

/** Not every element of a page has inline styles. */
type Styled = Element & Partial<ElementCSSInlineStyle>;

function displayOf(element: Styled): string {
  const { localName, style } = element;
  if (style?.display) return style.display;
  if (element.hasAttribute('hidden') || neverShown.has(localName)) return 'none';
  if (localName === 'dialog' && !element.hasAttribute('open')) return 'none';
  if (putAway.test(element.getAttribute('class') ?? '')) return 'none';
  return inline.has(localName) ? 'inline' : 'block';
}

function visibilityOf(element: Styled): string {
  for (let at: Styled | null = element; at; at = at.parentElement) {
    if (at.style?.visibility) return at.style.visibility;
  }
  return 'visible';
}

const nothing = { getPropertyValue: () => '' } as unknown as CSSStyleDeclaration;

function quickStyle(element: HTMLElement, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo) return nothing;
  const known: Record<string, (element: HTMLElement) => string> = {
    display: displayOf,
    visibility: visibilityOf,
    opacity: ({ style }) => style.opacity || '1',
  };
  const valueOf = (name: string) => known[name]?.(element);
  return new Proxy(element.style, {
    get(style, name) {
      if (name === 'getPropertyValue') {
        return (property: string) => valueOf(property) ?? style.getPropertyValue(property);
      }
      const value: unknown = valueOf(String(name)) ?? Reflect.get(style, name, style);
      return typeof value === 'function' ? (value.bind(style) as unknown) : value;
    },
  });
}

/**
 * antd searches all styles of the head for each of its own, which is slow in jsdom. Nothing reads them here, so they
 * stay out.
 */
function keepStylesOut(head: HTMLHeadElement): void {
  const add = head.appendChild.bind(head);
  const insert = head.insertBefore.bind(head);
  const remove = head.removeChild.bind(head);
  const isStyle = (node: Node) => node.nodeName === 'STYLE';
  Object.assign(head, {
    appendChild: (node: Node) => (isStyle(node) ? node : add(node)),
    insertBefore: (node: Node, next: Node | null) => (isStyle(node) ? node : insert(node, next)),
    removeChild: (node: Node) => (isStyle(node) ? node : remove(node)),
  });
}

/** For a test of the styles themselves: the head accepts styles again. */
export function letStylesIn(): void {
  for (const name of ['appendChild', 'insertBefore', 'removeChild']) {
    Reflect.deleteProperty(document.head, name);
  }
}

/**
 * jsdom's getComputedStyle took two thirds of a component test's time. This one only answers what the tests need:
 * whether an element is visible, and whether it is inline.
 */
export function useQuickStyles(): void {
  window.getComputedStyle = (element, pseudo) => quickStyle(element as HTMLElement, pseudo);
  keepStylesOut(document.head);
}
