import type { BootDocument } from './boot';
import type { SessionState } from './session';

/** How the side menu starts: as the visitor left it, or by the width of the window (`auto`). */
export type SideMenuStart = 'expanded' | 'collapsed' | 'auto';

/** What a frame is made from: nothing of the visitor but the kind of the session. */
export interface FrameRequest {
  readonly boot: Omit<BootDocument, 'session'>;
  readonly sessionState: SessionState;
  readonly path: string;
  readonly menu: SideMenuStart;
}

/** The first screen as it is before any script runs. */
export interface Frame {
  /** Content of the page's root; without style attributes, which the page's policy refuses. */
  readonly html: string;
  /** The rules that this HTML needs, for one `<style>` that the policy allows by its hash. */
  readonly css: string;
}

/** The file of a shell's release that renders its frames: run as a worker thread with `FrameWorkerData`. */
export const FRAME_FILE = 'frame.cjs';

export interface FrameWorkerData {
  /** URL path of the release, ends with a slash. */
  readonly baseUrl: string;
  /** The style sheets of the first screen. */
  readonly sheet: string;
}

/** Messages to the worker. */
export interface FrameJob {
  readonly id: number;
  readonly request: FrameRequest;
}

/** Messages from the worker. */
export type FrameResult = { readonly id: number } & ({ readonly frame: Frame } | { readonly error: string });
