import { Form, Link } from 'react-router';
import { isChild } from '#domain/options/ages.ts';
import { FIRST_OPEN } from './closed-publish.tsx';
import type { PaneProps } from './verdict-pane.tsx';

/** What is asked about a child beyond the guidelines: a name that leads to nobody, and an adult who knows. */
export function ChildRows({ desk, hidden, href }: PaneProps) {
  const { story, gate, face } = desk;
  if (!isChild(story)) return null;
  const isFirst = gate.unsettled.length === 0;
  const { nameToConfirm, permissionMissing } = gate;
  return (
    <ul className="gate child" aria-label="A child’s text">
      {face.name !== null && (
        <li className={nameToConfirm ? 'g open' : 'g'}>
          <p
            className="cr"
            id={nameToConfirm && isFirst ? FIRST_OPEN : undefined}
            tabIndex={nameToConfirm && isFirst ? -1 : undefined}
          >
            {nameToConfirm ? '□' : '✓'}{' '}
            <span>
              {nameToConfirm ? `“${face.name}”: a first name?` : `“${face.name}” is a first name`}
            </span>
          </p>
          {nameToConfirm && desk.actions.includes('confirm-name') && (
            <Form method="post" className="ma">
              {hidden}
              <button type="submit" name="intent" value="confirm-name">
                It is
              </button>
              <Link to={href({ do: 'set-field', field: 'name' })} preventScrollReset>
                Write it anew
              </Link>
              <Link to={href({ do: 'hide-field', field: 'name' })} preventScrollReset>
                Hide it
              </Link>
            </Form>
          )}
        </li>
      )}
      <li className={permissionMissing ? 'g open' : 'g'}>
        <p className="cr">
          {permissionMissing ? '□' : '✓'}{' '}
          <span>
            Under 18 or no age: permission{' '}
            <em>
              {story.guardian && 'stated by the writer'}
              {!story.guardian && (permissionMissing ? 'not stated' : 'told by an officer')}
            </em>
          </span>
        </p>
        {permissionMissing && desk.actions.includes('state-permission') && (
          <div className="ma">
            <Link
              to={href({ do: 'state-permission' })}
              id={isFirst && !nameToConfirm ? FIRST_OPEN : undefined}
              preventScrollReset
            >
              Say how an adult gave it
            </Link>
          </div>
        )}
      </li>
    </ul>
  );
}
