import type { BootDocument } from '@marquee/contract/boot';

/** Reads the boot document that the edge inlined into the page. */
export function readBoot(): BootDocument {
  const element = document.getElementById('boot');
  if (!element?.textContent) throw new Error('this page was not served by the edge: no boot document');
  return JSON.parse(element.textContent) as BootDocument;
}
