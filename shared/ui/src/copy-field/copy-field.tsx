import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton, VisuallyHidden } from '@marquee/ui';
import styles from './copy-field.module.css';

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
  /** Announced when the value has been copied. */
  readonly copiedLabel: string;
}

const CONFIRM_MS = 2000;
/** Marks of direction that pages put around figures: a program that the value is pasted into would take them for a part. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A value with a copy button: an account number, a referral link, a server seed. */
export function CopyField({ label, value, copyLabel, copiedLabel }: CopyFieldProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(value.replace(DIRECTION_MARKS, ''));
    setCopied(true);
  };
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.box}>
        <bdi className={styles.value}>{value}</bdi>
        <IconButton size="sm" icon={copied ? <Check /> : <Copy />} label={copyLabel} onClick={() => void copy()} />
      </span>
      <VisuallyHidden role="status">{copied ? copiedLabel : ''}</VisuallyHidden>
    </div>
  );
}
