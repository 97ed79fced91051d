/** The back of a card: a die that is not seen, the deck, a pile to come. */
export function Back() {
  return (
    <svg class="back" viewBox="0 0 112 173" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="#back" width="112" height="173" />
    </svg>
  );
}
