/** Mocks what jsdom lacks: media queries that never match, and observers that never report. */
export function mockBrowserApis(): void {
  window.matchMedia ??= (media: string) =>
    ({
      matches: false,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.ResizeObserver ??= SilentObserver as unknown as typeof ResizeObserver;
  window.IntersectionObserver ??= SilentObserver as unknown as typeof IntersectionObserver;
  window.scrollTo = () => undefined;
  Element.prototype.scrollTo ??= () => undefined;
}

class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
