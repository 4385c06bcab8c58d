/** Where antd renders a dropdown: within the page, which is a landmark that screen readers go to, and not after it. */
export function popupPlace(control: HTMLElement): HTMLElement {
  return control.closest('main') ?? document.body;
}
