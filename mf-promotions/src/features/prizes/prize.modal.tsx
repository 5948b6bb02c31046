import type { ModalProps } from '@marquee/kit';
import { CheckInDialog } from './check-in/check-in-dialog';
import { RainDialog } from './rain/rain-dialog';
import { WheelDialog } from './wheel/wheel-dialog';

const DIALOGS = { 'check-in': CheckInDialog, wheel: WheelDialog, rain: RainDialog } as const;

/** The popups of the prizes, in one chunk. @param props `kind` of the popup: check-in, wheel or rain */
export default function PrizeModal({ props, close }: ModalProps) {
  const kind =
    (Object.keys(DIALOGS) as (keyof typeof DIALOGS)[]).find((dialog) => dialog === props['kind']) ?? 'check-in';
  const Content = DIALOGS[kind];
  return <Content onClose={close} />;
}
