#!/usr/bin/perl
# A bot as a program, in plain Perl without any module: docs/programs.md explains the lines.
#
#   majlis simulate alhambra --players program:examples/programs/builder.pl,random --matches 10
#
# It plays Alhambra: it buys the dearest tile that it can pay exactly or nearly so, builds it, and otherwise takes the most money.
# In any other game it takes an action by luck.
use strict;
use warnings;

$| = 1;    # a line that stays in a buffer is no answer

# The value of a JSON text: a hash, an array, a string or number, or undef. Enough for what we are sent.
sub value {
    my ($text) = @_;
    $$text =~ /\G\s*/gc;
    if ($$text =~ /\G\{/gc) {
        my %object;
        while ($$text =~ /\G\s*"((?:[^"\\]|\\.)*)"\s*:/gc) {
            my $name = $1;
            $object{$name} = value($text);
            $$text =~ /\G\s*,/gc;
        }
        $$text =~ /\G\s*\}/gc or die "a JSON object does not end";
        return \%object;
    }
    if ($$text =~ /\G\[/gc) {
        my @list;
        until ($$text =~ /\G\s*\]/gc) { push @list, value($text); $$text =~ /\G\s*,/gc; }
        return \@list;
    }
    return $1    if $$text =~ /\G"((?:[^"\\]|\\.)*)"/gc;
    return $1    if $$text =~ /\G(-?[0-9.]+(?:[eE][-+]?[0-9]+)?)/gc;
    return 1     if $$text =~ /\Gtrue/gc;
    return 0     if $$text =~ /\Gfalse/gc;
    return undef if $$text =~ /\Gnull/gc;
    die "this is not JSON";
}

# The money in a list of cards: denar-4+denar-5 is 9.
sub money {
    my $sum = 0;
    $sum += $1 while $_[0] =~ /-([0-9]+)(?:\+|$)/g;
    return $sum;
}

# How much we want an action, which is a verb and its parts, separated by spaces.
sub worth {
    my ($action, $view) = @_;
    my ($verb, @parts) = split / /, $action;
    if ($verb eq "buy") {
        my $tile = $view->{market}{ $parts[0] } // "";
        my $price = (split /_/, $tile)[1] // 0;
        my $change = money($parts[1]) - $price;
        return ($change == 0 ? 1000 : 100) + $price - 2 * $change;
    }
    return 500 if $verb eq "place";
    return 10 + money($parts[0]) if $verb eq "take";
    return 0;
}

while (my $line = <STDIN>) {
    my $message = value(\$line);
    next if $message->{type} ne "decide";
    my @actions = @{ $message->{actions} };
    srand($message->{luck});
    my $best = int(rand(@actions));
    if ($message->{view}{game} eq "alhambra") {
        my @worth = map { worth($_, $message->{view}) } @actions;
        for my $i (0 .. $#actions) { $best = $i if $worth[$i] > $worth[$best]; }
    }
    print qq({"id":$message->{id},"action":$best}\n);
}
