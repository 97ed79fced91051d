import type { Seat } from '@chambord/kernel';
import type { FromServer } from '@chambord/protocol';
import type { Bus } from '../log/bus.ts';
import type { Fleet } from '../fleet.ts';
import type { Room } from './room.ts';
import type { Now } from '../time.ts';

/** Who is connected, to this process or to another one. */
export interface Present {
  readonly here: readonly Seat[];
  readonly watching: number;
}

/** Tells those at a table, and other processes, who is there. */
export interface Presence {
  /** Asks the other processes who is at a table that this one did not have an eye on. */
  ask(room: Room): void;
  /** Somebody has come or gone here. */
  changed(room: Room): void;
  /** When somebody was last here, as far as this process knows. */
  attended(room: Room): number;
}

export function openPresence(bus: Bus, fleet: Fleet, rooms: ReadonlyMap<string, Room>, now: Now): Presence {
  function publish(room: Room): void {
    if (!bus.shared) return;
    const { here, watching } = presentHere(room);
    bus.publish(`here|${fleet.self}|${room.id}|${here.join(',')}|${watching}`);
  }

  function ask({ id }: Room): void {
    if (bus.shared) bus.publish(`who|${id}|${fleet.self}`);
  }

  function heardFrom(process: string, room: Room, seats: readonly Seat[], watching: number): void {
    const before = JSON.stringify(presentAt(room));
    attend(room);
    lose(room, process, seats);
    room.elsewhere.set(process, { seats, watching });
    if (JSON.stringify(presentAt(room)) !== before) tell(room);
  }

  /** Remembers that somebody is here, before they may be gone. */
  function attend(room: Room): void {
    const { here, watching } = presentAt(room);
    if (here.length > 0 || watching > 0) room.attended = now();
  }

  /** From now on only these seats are connected to that process: the time of the others begins to run. */
  function lose(room: Room, process: string, seats: readonly Seat[]): void {
    for (const seat of room.elsewhere.get(process)?.seats ?? []) {
      if (!seats.includes(seat)) room.lost.set(seat, now());
    }
  }

  bus.onMessage((message) => {
    const [word, first = '', second = '', third = '', fourth = ''] = message.split('|');
    if (word === 'here' && first !== fleet.self) {
      const room = rooms.get(second);
      const seats = third === '' ? [] : third.split(',').map(Number);
      if (room !== undefined) heardFrom(first, room, seats, Number(fourth));
    } else if (word === 'who' && second !== fleet.self) {
      const room = rooms.get(first);
      if (room !== undefined && room.connections.size > 0) publish(room);
    }
  });

  fleet.onChange(({ come, gone }) => {
    for (const room of rooms.values()) {
      for (const process of gone) {
        lose(room, process, []);
        if (room.elsewhere.delete(process)) tell(room);
      }
      // It may only have been silent for a while: then people are still connected to it.
      if (come.length > 0) ask(room);
    }
  });

  return {
    ask,
    attended(room) {
      attend(room);
      return room.attended;
    },
    changed(room) {
      // Somebody has come, or was here until now.
      room.attended = now();
      if (room.telling) return;
      room.telling = true;
      setImmediate(() => {
        room.telling = false;
        tell(room);
        publish(room);
      });
    },
  };
}

function tell(room: Room): void {
  const message: FromServer = { type: 'presence', table: room.id, ...presentAt(room) };
  const text = JSON.stringify(message);
  for (const connection of room.connections.keys()) connection.send(text);
}

/** Who of the table is connected, here or to another process, and how many others look on. */
export function presentAt(room: Room): { here: Seat[]; watching: number } {
  const own = presentHere(room);
  const seats = new Set(own.here);
  let { watching } = own;
  for (const other of room.elsewhere.values()) {
    for (const seat of other.seats) seats.add(seat);
    watching += other.watching;
  }
  return { here: [...seats].sort((a, b) => a - b), watching };
}

function presentHere({ connections }: Room): Present {
  const seats = new Set<Seat>();
  let watching = 0;
  for (const { watcher } of connections.values()) {
    if (watcher === 'spectator') watching++;
    else seats.add(watcher);
  }
  return { here: [...seats].sort((a, b) => a - b), watching };
}

/** Since when the seat has had no connection that this process could know of; before it had an eye on the table, it knew of none. */
export function lostSince({ lost, opened }: Room, seat: Seat): number {
  return lost.get(seat) ?? opened;
}
