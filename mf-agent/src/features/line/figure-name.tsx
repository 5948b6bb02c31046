import type { GlossaryFigure } from '@marquee/contract/agent-figures';
import { useMessages } from '@marquee/kit';
import { Tooltip } from '@marquee/ui/tooltip';
import { cloneElement, type ReactElement } from 'react';
import styles from './line.module.css';

type Control = ReactElement<Record<string, unknown>>;

/** Puts a control into the tooltip with its figure's sentence, which assistive technology reads as its description. */
export function useExplained() {
  const t = useMessages('agent');
  return (figure: GlossaryFigure) => (control: Control) => {
    const sentence = t(`glossary.${figure}`);
    return <Tooltip content={sentence}>{cloneElement(control, { 'aria-description': sentence })}</Tooltip>;
  };
}

/** The name of a figure, explained by its sentence. */
export function FigureName({ figure }: { readonly figure: GlossaryFigure }) {
  const t = useMessages('agent');
  const explained = useExplained();
  return explained(figure)(
    <button type="button" className={styles.name}>
      {t(`figures.${figure}`)}
    </button>,
  );
}
