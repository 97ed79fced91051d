#!/bin/sh
# A whole engine for Chambord's arena, for any POSIX shell: it always makes the last of the legal moves.
# The protocol is in docs/engine-protocol.md. Try it:
#   npm run -s chambord -- arena splendor --a "engine:sh examples/engines/last-move.sh" --b random --games 20
tab=$(printf '\t')
legal=
while IFS= read -r line; do
  case $line in
  'chambord 1')
    echo 'name last move'
    echo 'ready'
    ;;
  "legal$tab"*) legal=$line ;;
  'go '*) echo "move ${legal##*"$tab"}" ;;
  quit) exit 0 ;;
  esac
done
