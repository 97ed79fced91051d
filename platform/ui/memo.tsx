import { Component } from 'preact';
import type { ComponentType } from 'preact';

/** A part of a table that is drawn anew only if it is given something new: what merely comes by again costs nothing. */
export function memo<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      const before = Object.entries(this.props) as [string, unknown][];
      const after = new Map(Object.entries(next) as [string, unknown][]);
      return before.length !== after.size || before.some(([name, thing]) => after.get(name) !== thing);
    }

    override render() {
      return <Part {...this.props} />;
    }
  };
}
