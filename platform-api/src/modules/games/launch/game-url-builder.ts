import { type Config, originOf } from '../../../platform/config';

interface GameUrlRequest {
  readonly gameCode: string;
  readonly token: string;
  readonly language: string;
  readonly mode: 'real' | 'demo';
  /** Code of the brand whose look the game wears. */
  readonly brand: string;
}

/** Builds a vendor's game URL; one per connected vendor. */
export interface GameUrlBuilder {
  build(request: GameUrlRequest): Promise<string> | string;
}

/** In-house games live on the play host and identify their player by the launch token only. */
export function inHouseUrlBuilder(config: Config): GameUrlBuilder {
  return {
    build({ gameCode, token, language, mode, brand }) {
      const url = new URL(`/in-house/${gameCode.toLowerCase()}`, originOf(config, 'play'));
      url.search = new URLSearchParams({ token, lang: language, brand, ...(mode === 'demo' && { mode }) }).toString();
      return url.href;
    },
  };
}
