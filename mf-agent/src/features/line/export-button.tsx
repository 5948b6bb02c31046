import { useFormat, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Download } from '@marquee/ui/icons';

interface ExportButtonProps {
  /** A share from 0 to 1 while it runs, else null. */
  readonly progress: number | null;
  readonly disabled: boolean;
  readonly run: () => unknown;
}

/** Writes the whole list into a CSV file, and shows how far it is. */
export function ExportButton({ progress, disabled, run }: ExportButtonProps) {
  const t = useMessages('agent');
  const { percent } = useFormat();
  return (
    <Button icon={<Download />} disabled={disabled} loading={progress !== null} onClick={() => void run()}>
      {progress === null ? t('line.export') : percent(progress)}
    </Button>
  );
}
