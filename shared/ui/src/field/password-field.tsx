import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@marquee/ui';
import styles from './control.module.css';
import { TextField, type TextFieldProps } from './text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** Give `autoComplete` ("current-password" or "new-password"): password managers go by it. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  const toggle = (
    <IconButton
      className={styles.reveal}
      size="sm"
      icon={isVisible ? <EyeOff /> : <Eye />}
      label={isVisible ? hideLabel : showLabel}
      onClick={() => setVisible(!isVisible)}
    />
  );
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="off"
      {...props}
      type={isVisible ? 'text' : 'password'}
      trailing={toggle}
    />
  );
}
