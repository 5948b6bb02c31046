import { Segmented } from '@marquee/ui/choice';
import { PageHeader } from '@marquee/ui/page';
import { Fragment, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import forms from './forms.module.css';

interface TabbedPageProps<View extends string> {
  readonly title: string;
  readonly description: string | ((view: View) => string);
  /** Beside the title. */
  readonly actions?: (view: View) => ReactNode;
  /** Of the tabs, for screen readers. */
  readonly label: string;
  readonly nameOf: (view: View) => string;
  /** In the order of the tabs; the first one is the default. */
  readonly views: Readonly<Record<View, ReactNode>>;
  /** In front of the view in the address; the route ends with `/:view?`. */
  readonly path: string;
}

/** A page whose views are tabs; the chosen one stands in the address as `:view`. */
export function TabbedPage<View extends string>(props: TabbedPageProps<View>) {
  const { title, description, actions, label, nameOf, views, path } = props;
  const navigate = useNavigate();
  const { view: requestedView } = useParams();
  const names = Object.keys(views) as [View, ...View[]];
  const view = names.find((name) => name === requestedView) ?? names[0];
  return (
    <section>
      <PageHeader
        title={title}
        description={typeof description === 'string' ? description : description(view)}
        actions={actions?.(view)}
      />
      <div className={forms.filters}>
        <Segmented
          label={label}
          value={view}
          onValueChange={(name) => void navigate(`${path}/${name}`)}
          options={names.map((name) => ({ value: name, label: nameOf(name) }))}
        />
      </div>
      <Fragment key={view}>{views[view]}</Fragment>
    </section>
  );
}
