import { type RecipeName, wholeRecipe } from '@marquee/contract/fairness/recipes';
import { useMessages } from '@marquee/kit';
import { CodeBlock, CopyField } from '@marquee/ui/copy-field';
import styles from './recipe.module.css';

interface RecipeProps {
  readonly name: RecipeName & ('prizeWheel' | 'rain' | 'raffle');
  /** What is published of the results that are shown; copied as JSON. */
  readonly values: unknown;
}

/** How prizes are computed, whole, and what was published: enough to do it by another tool. */
export function Recipe({ name, values }: RecipeProps) {
  const t = useMessages('promotions');
  return (
    <details className={styles.recipe}>
      <summary>{t('prizes.fair.recipe.title')}</summary>
      {(['lead', 'text', 'draw', 'steps'] as const).map((key) => (
        <p key={key}>{t(`prizes.fair.recipe.${key}`)}</p>
      ))}
      <CodeBlock>{wholeRecipe(name)}</CodeBlock>
      <CopyField
        label={t('prizes.fair.values')}
        value={JSON.stringify(values)}
        copyLabel={t('prizes.copy')}
        copiedLabel={t('prizes.copied')}
      />
    </details>
  );
}
